// expect: oxlint sendoff(no-fixed-wait)
export async function settle(page: {
  waitForTimeout: (ms: number) => Promise<void>;
}): Promise<void> {
  await page.waitForTimeout(1000);
}
