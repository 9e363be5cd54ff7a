import { describe, expect, it } from "vitest";
import { given } from "../engine/given.fixture.ts";

const YES_NO = { options: ["Yes", "No"] };
const SHARES = { options: ["0%", "25%", "50%"] };
const NUMBER = { kind: "integer" } as const;

/** Somebody who has answered this, and of whom only the present job is known besides. */
const whoSaid = (question: string, answer: string, description = ""): object => ({
  answers: [
    /^(?:Yes|No|Ja|Sí)$/.test(answer)
      ? { question, answer, kind: "radio", ...YES_NO }
      : { question, answer, kind: "text", options: [] },
  ],
  profile: {
    personal: { City: "Leeds", Country: "United Kingdom" },
    experience: [
      {
        "Job Title": "Store Manager",
        Company: "Freshco",
        Description: description,
        "Start Date": "2020-01-06",
        "Currently Working Here": true,
      },
    ],
  },
  job: { title: "Clerk", company: "", location: "Leeds, United Kingdom" },
});

describe("what one would do says nothing of what one does, has or has done", () => {
  const check = ["Are you willing to undergo a background check?", "Yes"] as const;
  const bond = ["Are you willing to sign a service bond?", "Yes"] as const;
  const noBond = ["Are you willing to sign a service bond?", "No"] as const;
  const team = ["Are you willing to do team driving?", "Yes"] as const;
  const call = ["Are you willing to be on call?", "Yes"] as const;
  const overtime = ["Are you willing to work overtime?", "Yes"] as const;
  const hours = ["Are you available for out of hours work?", "Yes"] as const;
  const fifo = ["Are you willing to work FIFO?", "Yes"] as const;
  const german = ["Sind Sie bereit, Überstunden zu leisten?", "Ja"] as const;
  const spanish = ["¿Estás dispuesto a trabajar horas extras?", "Sí"] as const;
  const buyout = ["Can your notice period be bought out by the new employer?", "Yes"] as const;
  const laptop = ["Do you have your own laptop?", "Yes"] as const;
  const wishedLaptop = ["Are you willing to work on your own laptop?", "Yes"] as const;

  it.each([
    [check, "Are you willing to complete a pre-employment background check?", "Yes"],
    // Only the user can consent.
    [check, "Will you consent to a background check?", undefined],
    [check, "Are you currently open to a background check?", "Yes"],
    [check, "Do you agree to undergo a background check?", "Yes"],
    [check, "Do you have a current background check?", undefined],
    [check, "Is your background check complete?", undefined],
    [check, "Was there a background check?", undefined],
    [check, "Do you currently need a background check?", undefined],
    [bond, "Are you open to signing a service agreement?", "Yes"],
    [bond, "Do you have a service bond with your current company?", undefined],
    [bond, "Do you have a bond with your current company?", undefined],
    [bond, "Are you in a service bond at present?", undefined],
    [bond, "Are you able to leave the service bond with your present company?", undefined],
    [noBond, "Would you sign a training bond?", "No"],
    [noBond, "Are you willing to sign an employment agreement?", undefined],
    [noBond, "Are you willing to sign an employment contract?", undefined],
    [noBond, "Are you willing to sign a 2 year employment contract?", undefined],
    [team, "Are you open to team driving?", "Yes"],
    [team, "Are you a team driver?", undefined],
    [call, "Are you available for on-call shifts?", "Yes"],
    [call, "Can you be on call?", "Yes"],
    [call, "Are you on call?", undefined],
    [call, "Are you on call in your current role?", undefined],
    [call, "Is there on-call duty in your job?", undefined],
    [overtime, "Would you be available for overtime when required?", "Yes"],
    [overtime, "Do you have overtime in your current job?", undefined],
    [overtime, "Is there overtime in your current role?", undefined],
    [overtime, "Haben Sie Überstunden?", undefined],
    [hours, "Can you work out of hours?", "Yes"],
    [hours, "Do you work out of hours?", undefined],
    [hours, "Is your current role out of hours?", undefined],
    [fifo, "Are you open to a FIFO roster?", "Yes"],
    [fifo, "Do you have FIFO work?", undefined],
    [fifo, "Are you FIFO at the current job?", undefined],
    [german, "Sind Sie bei Bedarf bereit, Überstunden zu machen?", "Yes"],
    [german, "Haben Sie Überstunden geleistet?", undefined],
    [german, "Leisten Sie Überstunden?", undefined],
    [spanish, "¿Puedes trabajar horas extras?", "Yes"],
    [spanish, "¿Has trabajado horas extras?", undefined],
    [spanish, "¿Trabajas horas extras?", undefined],
    [buyout, "Is notice period buyout possible?", "Yes"],
    [buyout, "Have you bought out your notice period?", undefined],
    [buyout, "Are you willing to buy out your notice period?", undefined],
    [buyout, "Was your notice period bought out?", undefined],
    [laptop, "Do you have a personal laptop?", "Yes"],
    [laptop, "Are you willing to work on your own laptop?", undefined],
    [wishedLaptop, "Do you have a personal laptop?", undefined],
  ] as const)("%#: %s: %s", ([question, answer], asked, expected) => {
    expect(given(whoSaid(question, answer), asked, YES_NO)).toBe(expected);
  });
});

describe("what never happened, of another kind or at another time", () => {
  const vehicles = ["Have you had any vehicle accidents in the last 3 years?", "No"] as const;
  const counted = ["How many accidents have you had in the past 3 years?", "0"] as const;
  const backlogs = ["Do you have any backlogs?", "No"] as const;
  const gap = ["Do you have any career gap?", "Yes"] as const;
  const noGap = ["Do you have any career gap?", "No"] as const;
  const interview = ["Do you require any reasonable adjustments for the interview?", "No"] as const;

  it.each([
    [vehicles, "Have you had any traffic accidents in the last 2 years?", "No"],
    [vehicles, "Have you had any accidents at work in the last 3 years?", undefined],
    [vehicles, "Have you had any work accidents in the last 3 years?", undefined],
    [vehicles, "Have you had any workplace accidents in the last 3 years?", undefined],
    [counted, "Have you had an accident at work in the past 3 years?", undefined],
    [counted, "Have you had an accident on the job in the past 3 years?", undefined],
    [backlogs, "Do you have any active backlogs?", "No"],
    [backlogs, "Do you have a backlog at work?", undefined],
    [backlogs, "Is there a backlog in your current role?", undefined],
    [gap, "Are there any gaps in your employment?", "Yes"],
    [gap, "Are you currently on a career break?", undefined],
    [gap, "Are you on a career break?", undefined],
    [noGap, "Are you willing to take a career break?", undefined],
    [interview, "Do you need any adjustments for the interview?", "No"],
    [
      interview,
      "Do you require any reasonable adjustments for the interview or to do the job?",
      undefined,
    ],
    [interview, "Do you need any adjustments for the interview or in the role?", undefined],
  ] as const)("%#: %s: %s", ([question, answer], asked, expected) => {
    expect(given(whoSaid(question, answer), asked, YES_NO)).toBe(expected);
  });
});

describe("days, kinds of contract and shares of travel", () => {
  const days = ["Are you comfortable working 5 days a week?", "Yes"] as const;
  const both = ["Are you okay with contract and third party payroll?", "No"] as const;
  const either = ["Are you okay with contract or third party payroll?", "No"] as const;
  const travelled = [
    "What percentage of the time do you travel in your current role?",
    "50%",
  ] as const;
  const last = ["How much did you travel in your last job?", "50%"] as const;
  const would = ["How much are you willing to travel?", "Up to 50%"] as const;

  it.each([
    [days, "Are you available to work 5 days per week?", "Yes"],
    [days, "Are you available in 5 days?", undefined],
    [days, "Will you be available for work in 5 days?", undefined],
    [either, "Are you open to contract roles?", "No"],
    [both, "Are you open to contract roles?", undefined],
    [would, "Are you willing to travel up to 40% of the time?", "Yes"],
    [travelled, "Are you willing to travel up to 40% of the time?", undefined],
    [last, "Are you willing to travel up to 40%?", undefined],
    [would, "Do you travel 40% of the time in your current role?", undefined],
  ] as const)("%#: %s: %s", ([question, answer], asked, expected) => {
    expect(given(whoSaid(question, answer), asked, YES_NO)).toBe(expected);
  });

  it("chooses a share by what one would travel alone", () => {
    expect(given(whoSaid(...would), "Travel", SHARES)).toBe("50%");
    expect(
      given(whoSaid("What percentage of the time did you travel?", "50%"), "Travel", SHARES),
    ).toBeUndefined();
  });
});

describe("labels known by their letters", () => {
  it.each([
    [["Your NPI number", "1234567890"], "NPI", "1234567890"],
    [["Supervising physician's NPI number", "1234567890"], "NPI number", undefined],
    [["NPI number of your practice", "1234567890"], "NPI", undefined],
    [["Which CCNL would you like?", "Commercio"], "CCNL applicato", undefined],
    [["Quale CCNL è applicato al tuo contratto attuale?", "Terziario"], "CCNL", "Terziario"],
    [["Employer's PAYE reference", "123/AB"], "PAYE reference", undefined],
  ] as const)("%#: %s: %s", ([question, answer], asked, expected) => {
    expect(given(whoSaid(question, answer), asked)).toBe(expected);
  });
});

describe("amounts in one's own charge", () => {
  it.each([
    ["Manages 12 stores in the north", "How many stores do you manage?", "12"],
    ["Responsible for 40 beds", "How many beds are you responsible for?", "40"],
    ["Portfolio of 35 client accounts", "How many accounts do you manage?", "35"],
    ["Runs the High Street store of a chain with 300 stores", "How many stores do you manage?"],
    ["Manages the High Street store of 300 stores", "How many stores do you manage?"],
    ["Staff nurse at a hospital with 600 beds", "How many beds are you responsible for?"],
    ["Closed 40 new accounts a year", "How many accounts do you manage?"],
    ["Opened 5 stores", "How many stores do you manage?"],
    ["Managed 5 stores before 2022", "How many stores do you manage?"],
    ["Manages 5 stores until March", "How many stores do you manage?"],
    ["Target: manage 40 accounts by June", "How many accounts do you manage?"],
    ["Supports the director, who manages 40 accounts", "How many accounts do you manage?"],
    ["Handles 40 new accounts", "How many accounts do you manage?"],
  ])("%s: %s", (description, asked, expected?: string) => {
    expect(given(whoSaid("Hobbies", "Chess", description), asked, NUMBER)).toBe(expected);
  });

  it("takes no number of things for their worth", () => {
    const many = whoSaid("How many accounts do you manage?", "40");
    expect(given(many, "How many accounts are in your current portfolio?")).toBe("40");
    expect(given(many, "What is the total value of the accounts you manage?")).toBeUndefined();
    expect(given(many, "What is the size of your accounts?")).toBeUndefined();
  });

  it("takes no target, and nobody else's budget, for one's own", () => {
    const target = whoSaid("What is your target budget?", "50000");
    const clients = whoSaid("What is the size of your clients' budgets?", "50000");
    const own = whoSaid("What is the size of your budget?", "50000");
    expect(given(own, "How large is the budget you manage?")).toBe("50000");
    expect(given(target, "How large is the budget you manage?")).toBeUndefined();
    expect(given(clients, "How large is the budget you manage?")).toBeUndefined();
    expect(given(own, "How large is your clients' budget?")).toBeUndefined();
    expect(given(own, "How large is your employer's budget?")).toBeUndefined();
    expect(given(own, "What is your target budget?")).toBeUndefined();
  });
});
