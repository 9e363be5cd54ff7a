import { Component, type ReactNode } from "react";
import { Button } from "../../components/ui/button.tsx";
import { ErrorState } from "../../components/ui/states.tsx";
import { reportFault } from "../../lib/fault-report.ts";

/** Catches a fault while the logs are drawn (SPEC 2): the rest of the page stays usable. */
export class LogsBoundary extends Component<
  { onRetry: () => void; children: ReactNode },
  { reportId: string | undefined }
> {
  override state: { reportId: string | undefined } = { reportId: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { reportId: reportFault(error) };
  }

  override render() {
    const { reportId } = this.state;
    if (reportId === undefined) return this.props.children;
    return (
      <ErrorState
        title="Unable to Load Application Logs"
        note={
          <>
            <span className="block">Nothing was lost.</span>
            <span className="mt-2 block">Check your internet connection.</span>
            <span className="block">Make sure that you are logged in.</span>
            <span className="block">Refresh the page.</span>
            <span className="mt-2 block text-small">
              Report <b className="num font-semibold">{reportId}</b>
            </span>
          </>
        }
        extra={<Button onClick={() => window.location.reload()}>Refresh Page</Button>}
        onRetry={() => {
          this.setState({ reportId: undefined });
          this.props.onRetry();
        }}
      />
    );
  }
}
