// expect: oxlint sendoff(no-raw-fetch)
export const load = (): Promise<Response> => fetch("http://localhost");
