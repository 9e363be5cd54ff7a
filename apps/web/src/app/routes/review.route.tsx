import { ReviewFrame } from "../../features/review/review-frame.tsx";

export default ReviewFrame;
