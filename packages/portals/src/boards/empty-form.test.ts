import { expect, test } from "vitest";
import { cvOf } from "../suite/stage.fixture.ts";
import { useDrawnPages } from "../testing/drawn-page.fixture.ts";
import { prepare } from "./apply.ts";
import { BoardSession } from "./board-session.ts";

const open = useDrawnPages();

test("a form in which no question is found is not ready to be sent, and that is told", async () => {
  const url = "https://drawn.invalid/probe/jobs/12";
  const { session, oddities } = await open(
    `<div class="job__title"><h1>Engineer</h1></div><div class="job__location">Pune</div><div class="job__description">All of it</div>
    <form id="application-form"><div>Drawn by something that nobody knows</div><button type="submit">Submit application</button></form>`,
    url,
  );
  const board = new BoardSession(session, {
    maker: "greenhouse",
    token: "probe",
    host: "drawn.invalid",
  });
  const job = {
    portalJobId: "12",
    title: "Engineer",
    company: "Probe",
    location: "Pune",
    url,
    description: "All of it",
  };
  const outcome = await prepare(board, {
    job,
    cv: cvOf("the CV of Alex"),
    answer: () => ({ kind: "unknown", reason: "Nobody said" }),
  });
  expect(outcome).toMatchObject({ kind: "stuck", answers: [] });
  expect(oddities).toEqual([{ what: "", where: "form: no question was found in it" }]);
});
