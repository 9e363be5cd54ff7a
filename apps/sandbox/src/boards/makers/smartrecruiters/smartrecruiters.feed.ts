import type { SiteClock } from "../../../site-clock.ts";
import { typeText } from "../../../job-site/posting-text.ts";
import type { Job } from "../../job.ts";
import { numberOf } from "../../made-ids.ts";
import { descriptionHtml, postingPlaceOf, publishedAt, slugOf } from "../posting.ts";
import { jobPath, publicationOf } from "./smartrecruiters.page.ts";

const TYPE_IDS: Readonly<Record<Job["job_type"], string>> = {
  fulltime: "permanent",
  parttime: "part_time",
  contract: "contract",
  temporary: "temporary",
  internship: "intern",
};

function locationOf(job: Job) {
  const { city, region, country, countryCode } = postingPlaceOf(job);
  return {
    city,
    region,
    country: countryCode.toLowerCase(),
    remote: job.workplace === "remote",
    hybrid: job.workplace === "hybrid",
    fullLocation: [city, region, country].filter((part) => part !== "").join(", "),
  };
}

/** A posting as the list gives it: without its text. */
export const listedPosting = (job: Job, clock: SiteClock, origin: string) => ({
  id: job.id,
  name: job.title,
  uuid: publicationOf(job),
  refNumber: `REF${numberOf(job.id, 5)}`,
  company: { identifier: job.board, name: job.company },
  releasedDate: publishedAt(job, clock).toISOString(),
  location: locationOf(job),
  department: { id: slugOf(job.department), label: job.department },
  typeOfEmployment: { id: TYPE_IDS[job.job_type], label: typeText(job.job_type) },
  experienceLevel: { id: "associate", label: "Associate" },
  visibility: "PUBLIC",
  ref: `${origin}/smartrecruiters/-api/v1/companies/${job.board}/postings/${job.id}`,
});

/** The same with its text and addresses, as a single one is given. */
export const singlePosting = (job: Job, clock: SiteClock, origin: string) => ({
  ...listedPosting(job, clock, origin),
  active: true,
  postingUrl: `${origin}${jobPath(job)}`,
  applyUrl: `${origin}${jobPath(job)}?oga=true`,
  jobAd: {
    sections: {
      companyDescription: { title: "Company Description", text: `<p>${job.company_about}</p>` },
      jobDescription: { title: "Job Description", text: descriptionHtml(job) },
      qualifications: { title: "Qualifications", text: "" },
      additionalInformation: { title: "Additional Information", text: "" },
    },
  },
});
