/** A line that a portal shows for pay alone begins with an amount: "₹12L/yr - ₹18L/yr", "From ₹50,000 a month", "$60 an hour", "90K GBP/yr". */
export const PAY_WORDS =
  "^(estimated |from |up to |about |starting at )?((₹|rs\\.? ?|inr ?|us\\$|\\$|€|£|usd ?|eur ?|gbp ?)\\d|\\d[\\d.,]*[km]? ?(inr|usd|eur|gbp)\\b)";

/** The same with its period, where nothing else tells the line from other words of a page. */
export const PAY_WITH_PERIOD = `${PAY_WORDS}.{0,40}(/|\\ban? |\\bper )(yr|year|mo|month|hr|hour)\\b`;
