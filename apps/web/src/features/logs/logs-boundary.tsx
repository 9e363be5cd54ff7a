import { Component, type ReactNode } from "react";
import { Button } from "../../components/ui/button.tsx";
import { ErrorState } from "../../components/ui/states.tsx";

/** Catches a fault while the logs are drawn (SPEC 2): the rest of the page stays usable. */
export class LogsBoundary extends Component<
  { onRetry: () => void; children: ReactNode },
  { hasFailed: boolean }
> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <ErrorState
        title="Unable to Load Application Logs"
        note={
          <>
            <span className="block">Nothing was lost.</span>
            <span className="mt-2 block">Check your internet connection.</span>
            <span className="block">Make sure that you are logged in.</span>
            <span className="block">Refresh the page.</span>
          </>
        }
        extra={<Button onClick={() => window.location.reload()}>Refresh Page</Button>}
        onRetry={() => {
          this.setState({ hasFailed: false });
          this.props.onRetry();
        }}
      />
    );
  }
}
