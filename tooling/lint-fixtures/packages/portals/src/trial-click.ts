// expect: oxlint sendoff(no-trial-click)
export async function canReach(button: {
  click: (options: { trial: boolean }) => Promise<void>;
}): Promise<void> {
  await button.click({ trial: true });
}
