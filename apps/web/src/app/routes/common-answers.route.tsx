import { CommonAnswersPage } from "../../features/common-answers/common-answers-page.tsx";

export default CommonAnswersPage;
