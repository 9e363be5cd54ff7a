import { Component, type ReactNode } from "react";
import { Button } from "../../components/ui/button.tsx";
import { ErrorState } from "../../components/ui/states.tsx";
import { reportFault } from "../../lib/fault-report.ts";
import { messages } from "./messages.ts";

/** Catches a fault while the logs are drawn (SPEC 2): the rest of the page stays usable. */
export class LogsBoundary extends Component<
  { onRetry: () => unknown; children: ReactNode },
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
        title={messages.unableToLoadApplicationLogs}
        note={
          <>
            <span className="block">{messages.nothingWasLost}</span>
            <span className="mt-2 block">{messages.checkYourInternetConnection}</span>
            <span className="block">{messages.makeSureThatYouAreLogged}</span>
            <span className="block">{messages.refreshThePage}</span>
            <span className="mt-2 block text-small">
              {messages.reportReportId(<b className="num font-semibold">{reportId}</b>)}
            </span>
          </>
        }
        extra={<Button onClick={() => window.location.reload()}>{messages.refreshPage}</Button>}
        onRetry={() => {
          this.setState({ reportId: undefined });
          this.props.onRetry();
        }}
      />
    );
  }
}
