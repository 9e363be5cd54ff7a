import { AnswerBankPage } from "../../features/needs-you/answer-bank-page.tsx";

export default AnswerBankPage;
