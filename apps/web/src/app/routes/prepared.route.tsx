import { PreparedPage } from "../../features/review/prepared-page.tsx";

export default PreparedPage;
