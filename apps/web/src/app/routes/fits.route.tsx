import { FitsPage } from "../../features/fits/fits-page.tsx";

export default FitsPage;
