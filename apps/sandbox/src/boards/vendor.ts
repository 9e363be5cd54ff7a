import { z } from "zod";

/** The makers of company boards whose pages stand in `pages/`. */
export const Vendor = z.enum(["greenhouse", "lever", "ashby"]);
export type Vendor = z.infer<typeof Vendor>;

/** The makers of company boards that have a folder of their own in `makers/`. */
export const Maker = z.enum([
  "workable",
  "recruitee",
  "personio",
  "teamtailor",
  "breezy",
  "smartrecruiters",
  "rippling",
]);
export type Maker = z.infer<typeof Maker>;

/** Every maker of company boards that is stood in for. */
export const AnyVendor = z.enum([...Vendor.options, ...Maker.options]);
export type AnyVendor = z.infer<typeof AnyVendor>;

interface Manner {
  /** The host under which people know the real one, for an address that can be copied. */
  readonly knownHost: string;
  /** The stand-in's own name. */
  readonly siteName: string;
  /** Address of a company's job, and of its form, under the company's board. */
  readonly jobPath: (id: string) => string;
  readonly formPath: (id: string) => string;
  /** Where a form that was taken leads; null where the page itself says so. */
  readonly thanksPath: ((id: string) => string) | null;
}

export const MANNERS: Readonly<Record<Vendor, Manner>> = {
  greenhouse: {
    knownHost: "boards.greenhouse.io",
    siteName: "Glasshouse",
    jobPath: (id) => `/jobs/${id}`,
    formPath: (id) => `/jobs/${id}`,
    thanksPath: (id) => `/jobs/${id}/confirmation`,
  },
  lever: {
    knownHost: "jobs.lever.co",
    siteName: "Fulcrum",
    jobPath: (id) => `/${id}`,
    formPath: (id) => `/${id}/apply`,
    thanksPath: (id) => `/${id}/thanks`,
  },
  ashby: {
    knownHost: "jobs.ashbyhq.com",
    siteName: "Cinder",
    jobPath: (id) => `/${id}`,
    formPath: (id) => `/${id}/application`,
    thanksPath: null,
  },
};
