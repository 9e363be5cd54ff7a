import { OTP_DIGITS } from "@sendoff/contract/constants";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useCallback, useId, useState } from "react";
import { JobPreferencesFields } from "../../../components/job-preferences-fields.tsx";
import { Button } from "../../../components/ui/button.tsx";
import { Dialog } from "../../../components/ui/dialog.tsx";
import { Initials } from "../../../components/ui/initials.tsx";
import { configQuery } from "../../../queries/config.query.ts";
import { dashboardQuery } from "../../../queries/dashboard.query.ts";
import { platformsQuery } from "../../../queries/platforms.query.ts";
import { useFilters, type Filters } from "../filters/use-filters.ts";
import { messages } from "../messages.ts";
import { AppStep } from "./app-step.tsx";
import { CodeStep } from "./code-step.tsx";
import type { CodeSession } from "./code-session.ts";
import { ConnectBoard } from "./connect-board.tsx";
import { ConnectingOverlay } from "./connecting-overlay.tsx";
import { FiltersSection, saveChosen } from "./filters-section.tsx";
import { OwnerStep } from "./owner-step.tsx";
import { ConnectedDialog, FailedDialog } from "./outcome-dialogs.tsx";
import { PreferencesNotice } from "./preferences-card.tsx";
import { SignInStep, StepTrail, isComplete } from "./sign-in-step.tsx";
import { type Connect, type ConnectTarget, useConnect } from "./use-connect.ts";
import { type PreferencesDraft, usePreferencesDraft } from "./use-preferences-draft.ts";

/** Shows the page in which a sign-in is under way; drawn by the live feature. */
export type WatchSignInPage = (watched: { platformId: number; name: string }) => ReactNode;

interface FlowProps {
  target: ConnectTarget;
  userId: string;
  resumed: CodeSession | undefined;
  watch: WatchSignInPage;
  onClose: () => void;
}

/** Everything between "Connect Platform" and a connection; mounted while it is open. */
export function ConnectFlow(props: FlowProps) {
  const { target, onClose } = props;
  return target.template.sign_in === "none" ? (
    <ConnectBoard target={target} onClose={onClose} />
  ) : (
    <ConnectAccount {...props} />
  );
}

/** With a sign-in: credentials, preferences, the portal's answer, its code. */
function ConnectAccount({ target, userId, resumed, watch, onClose }: FlowProps) {
  const connect = useConnect(target, userId, resumed);
  const draft = usePreferencesDraft();
  const filters = useFilters(target.template, "connect");
  const client = useQueryClient();
  const { state } = connect;
  const finish = useCallback(() => {
    onClose();
    void client.invalidateQueries({ queryKey: platformsQuery.queryKey });
    void client.invalidateQueries({ queryKey: dashboardQuery.queryKey });
  }, [client, onClose]);

  const start = () => {
    if (draft.isDirty) void draft.save();
    saveChosen(filters);
    void connect.connect();
  };
  if (state.kind === "connecting") {
    return (
      <ConnectingOverlay
        name={target.name}
        since={state.since}
        draft={draft}
        watch={watch({ platformId: target.id, name: target.name })}
        onBack={connect.stopWaiting}
      />
    );
  }
  if (state.kind === "connected") return <ConnectedDialog name={target.name} onDone={finish} />;
  if (state.kind === "failed") {
    return (
      <FailedDialog
        message={state.message}
        detail={state.detail}
        onRetry={connect.closeFailure}
        onClose={onClose}
      />
    );
  }
  return (
    <StepsDialog
      target={target}
      connect={connect}
      draft={draft}
      filters={filters}
      onStart={start}
      onClose={onClose}
    />
  );
}

interface StepsProps {
  target: ConnectTarget;
  connect: Connect;
  draft: PreferencesDraft;
  filters: Filters;
  onStart: () => void;
  onClose: () => void;
}

/** The dialog's three faces: credentials, preferences, code. */
function StepsDialog({ target, connect, draft, filters, onStart, onClose }: StepsProps) {
  const { data: config } = useQuery(configQuery);
  const [code, setCode] = useState("");
  const formId = useId();
  const { state, credentials } = connect;
  const isCode = state.kind === "code";
  const isApp = isCode && state.session.via === "app";
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      isDismissible={!(isCode && state.isVerifying)}
      start={<Initials name={target.name} size="lg" />}
      title={target.isUpdate ? messages.updateCredentials : messages.connectName(target.name)}
      description={
        <StepTrail
          current={state.kind === "preferences" ? 2 : 1}
          first={isApp ? messages.signIn : isCode ? messages.signInCode : messages.signInLabel}
        />
      }
      footer={
        state.kind === "owner" ? (
          <Button variant="ghost" onClick={onClose}>
            {messages.close}
          </Button>
        ) : isCode ? (
          <CodeButtons
            formId={formId}
            label={isApp ? messages.iHaveConfirmedIt : messages.verifyOtp}
            isComplete={isApp || code.length === OTP_DIGITS}
            isVerifying={state.isVerifying}
            onClose={onClose}
          />
        ) : (
          <StepButtons
            formId={formId}
            connect={connect}
            canGoOn={isComplete(credentials, target)}
            onStart={onStart}
            onClose={onClose}
          />
        )
      }
    >
      {state.kind === "owner" ? (
        <OwnerStep name={target.name} session={state.session} onGoOn={connect.goOn} />
      ) : isApp ? (
        <AppStep
          name={target.name}
          message={state.session.message}
          deadline={state.session.deadline}
          problem={state.problem}
          isVerifying={state.isVerifying}
          formId={formId}
          onSubmit={() => void connect.verify(state.session, "")}
          onTimeOver={connect.endCode}
        />
      ) : isCode ? (
        <CodeStep
          name={target.name}
          deadline={state.session.deadline}
          code={code}
          problem={state.problem}
          isVerifying={state.isVerifying}
          formId={formId}
          onCode={setCode}
          onSubmit={() => void connect.verify(state.session, code)}
          onTimeOver={connect.endCode}
        />
      ) : state.kind === "preferences" ? (
        <div>
          <JobPreferencesFields value={draft.value} onChange={draft.change} />
          <PreferencesNotice draft={draft} />
          <FiltersSection template={target.template} filters={filters} />
        </div>
      ) : (
        <SignInStep
          target={target}
          credentials={credentials}
          problem={state.kind === "sign_in" ? state.problem : undefined}
          note={state.kind === "sign_in" ? state.note : undefined}
          isSandbox={config?.mode === "sandbox"}
          formId={formId}
          onChange={connect.setCredentials}
          onSubmit={onStart}
        />
      )}
    </Dialog>
  );
}

function StepButtons({
  formId,
  connect,
  canGoOn,
  onStart,
  onClose,
}: {
  formId: string;
  connect: Connect;
  canGoOn: boolean;
  onStart: () => void;
  onClose: () => void;
}) {
  if (connect.state.kind === "preferences") {
    return (
      <>
        <Button variant="ghost" onClick={connect.toSignIn}>
          {messages.back}
        </Button>
        <Button variant="primary" onClick={onStart}>
          {messages.connectPlatform}
        </Button>
      </>
    );
  }
  return (
    <>
      <Button variant="ghost" onClick={onClose}>
        {messages.cancel}
      </Button>
      <Button disabled={!canGoOn} onClick={connect.toPreferences}>
        {messages.nextSetPreferences}
      </Button>
      <Button variant="primary" type="submit" form={formId} disabled={!canGoOn}>
        {messages.connectPlatform}
      </Button>
    </>
  );
}

function CodeButtons({
  formId,
  label,
  isComplete: canVerify,
  isVerifying,
  onClose,
}: {
  formId: string;
  label: string;
  isComplete: boolean;
  isVerifying: boolean;
  onClose: () => void;
}) {
  return (
    <>
      <Button variant="ghost" onClick={onClose} disabled={isVerifying}>
        {messages.cancel}
      </Button>
      <Button
        variant="primary"
        type="submit"
        form={formId}
        disabled={!canVerify}
        isBusy={isVerifying}
      >
        {label}
      </Button>
    </>
  );
}
