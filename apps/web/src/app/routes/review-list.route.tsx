import { ReviewPage } from "../../features/review/review-page.tsx";

export default ReviewPage;
