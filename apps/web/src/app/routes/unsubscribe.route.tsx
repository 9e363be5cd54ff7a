import { useParams } from "react-router";
import { UnsubscribePage } from "../../features/unsubscribe/unsubscribe-page.tsx";

export default function UnsubscribeRoute() {
  const { token = "" } = useParams();
  return <UnsubscribePage token={token} />;
}
