import { OpenQuestionsPage } from "../../features/needs-you/open-questions-page.tsx";

export default OpenQuestionsPage;
