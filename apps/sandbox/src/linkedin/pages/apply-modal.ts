import { markup, trusted, type Markup } from "../../markup.ts";
import type { Job } from "../job.ts";
import { SITE_NAME, type View } from "./view.ts";

const CLOSE_ICON = trusted(
  '<svg width="18" height="18" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2.4" aria-hidden="true"><path d="M5 5l14 14M19 5L5 19"/></svg>',
);

const STEP_FOOTER_LINE = `Submitting this application won’t change your ${SITE_NAME} profile.`;

/** Forms of one page say other words at their foot than forms of several (portal facts, captured 1.4). */
function footerInfo(job: Job, isOnePage: boolean): Markup {
  if (isOnePage) {
    return markup`<div class="jobs-easy-apply-footer__info"><p class="t-12">We automatically save your answers and resume to make future applications easier. <a href="/feed/" target="_blank" data-test-easy-apply-footer-application-settings>Application Settings</a> <a href="/feed/" target="_blank" data-test-easy-apply-footer-learn-more>Learn more</a> <a href="/feed/" target="_blank">Notice of Employment Rights</a></p></div>`;
  }
  return markup`<div class="jobs-easy-apply-footer__info"><p class="t-12">${STEP_FOOTER_LINE}</p><p class="t-12" data-own-powered>Application powered by ${job.ats ?? SITE_NAME}. <a href="/feed/" target="_blank" data-test-easy-apply-footer-ats-help="true">Help Center</a></p></div>`;
}

function progress(): Markup {
  const label = "Your job application progress is at 0 percent.";
  return markup`<div class="jobs-easy-apply-progress"><progress class="artdeco-completeness-meter-linear__progress-element" max="100" value="0" aria-valuenow="0" aria-valuetext="Current value: 0"></progress><span class="t-14" role="note" aria-label="${label}">0%</span></div>`;
}

const ends = (text: string): Markup => markup`<span class="a11y-text">${text}</span>`;

/** The frame around the steps. The page's script puts the steps in and moves through them. */
export function applyModal(view: View, job: Job): Markup {
  const isOnePage = job.steps.length === 1 && !job.has_review;
  return markup`<div class="artdeco-modal-overlay artdeco-modal-overlay--layer-default ember-view" data-test-modal-container>
<div data-test-modal id="${view.emberId()}" role="dialog" tabindex="-1" class="artdeco-modal artdeco-modal--layer-default jobs-easy-apply-modal" size="large" aria-labelledby="jobs-apply-header">${ends("Dialog content start.")}
<button aria-label="Dismiss" id="${view.emberId()}" type="button" class="artdeco-modal__dismiss artdeco-button artdeco-button--circle artdeco-button--muted artdeco-button--2 artdeco-button--tertiary ember-view" data-test-modal-close-btn>${CLOSE_ICON}</button>
<div class="artdeco-modal__header ember-view" id="${view.emberId()}"><h2 id="jobs-apply-header">Apply to ${job.company}</h2></div>
<div class="artdeco-modal__content jobs-easy-apply-modal__content ember-view" id="${view.emberId()}"><div class="${view.built("region")}" role="region" tabindex="-1" aria-label="Your job application progress is at 0 percent.">${isOnePage ? null : progress()}
<form novalidate><div><div class="ph5" data-own-slot></div></div>
<footer role="presentation" class="jobs-easy-apply-footer">${footerInfo(job, isOnePage)}<div class="display-flex justify-flex-end ph5 pv4" data-own-buttons></div></footer></form></div></div>${ends("Dialog content end.")}</div></div>`;
}

/** The last thing before the words at the foot of the final step. What is chosen at first is no attribute: the script sets it. */
export function followCompany(job: Job): Markup {
  return markup`<div class="job-details-easy-apply-footer__section"><input class="visually-hidden" type="checkbox" id="follow-company-checkbox"><label for="follow-company-checkbox">Follow ${job.company} to stay up to date with their page.</label></div>`;
}

export const LOADER = trusted(
  '<div class="jobs-loader"><div class="artdeco-loader artdeco-loader--medium"><span class="artdeco-loader__bars" aria-hidden="true"></span></div></div>',
);

/** Shown when the portal took the application. */
export function sentDialog(view: View, job: Job): Markup {
  return markup`<div class="artdeco-modal-overlay ember-view" data-test-modal-container><div data-test-modal role="dialog" tabindex="-1" class="artdeco-modal artdeco-modal--layer-default post-apply-modal" aria-labelledby="post-apply-modal" id="${view.emberId()}">
<button aria-label="Dismiss" type="button" class="artdeco-modal__dismiss artdeco-button artdeco-button--circle artdeco-button--tertiary ember-view" data-test-modal-close-btn>${CLOSE_ICON}</button>
<div class="artdeco-modal__header"><h2 id="post-apply-modal" class="visually-hidden">Next best action</h2><span aria-hidden="true" class="post-apply-modal__title">Application sent</span></div>
<div class="artdeco-modal__content post-apply-modal__content"><span class="post-apply-modal__mark" aria-hidden="true">✓</span><h3 class="jpac-modal-header t-20 t-bold">Your application was sent to ${job.company}!</h3><p>You can keep track of your application in the "Applied" tab of My jobs.</p></div>
<div class="artdeco-modal__actionbar"><button type="button" class="artdeco-button artdeco-button--2 artdeco-button--primary" id="${view.emberId()}" data-own-close><span class="artdeco-button__text">Done</span></button></div></div></div>`;
}

interface ConfirmParts {
  modalId: string;
  title: string;
  text: string;
  primary: { name: string; control: string };
  secondary: { name: string; control: string } | null;
}

function confirmDialog(view: View, parts: ConfirmParts): Markup {
  return markup`<div class="artdeco-modal-overlay artdeco-modal-overlay--layer-confirmation ember-view" data-test-modal-container data-test-modal-id="${parts.modalId}"><div data-test-modal role="alertdialog" tabindex="-1" class="artdeco-modal artdeco-modal--layer-confirmation" size="small" id="${view.emberId()}" aria-labelledby="${parts.modalId}-title">
<button aria-label="Dismiss" type="button" class="artdeco-modal__dismiss artdeco-button artdeco-button--circle artdeco-button--tertiary" data-test-modal-close-btn>${CLOSE_ICON}</button>
<div class="artdeco-modal__header"><h2 id="${parts.modalId}-title" data-test-dialog-title>${parts.title}</h2></div>
<div class="artdeco-modal__content artdeco-modal__confirm-dialog-content" data-test-dialog-content><p class="t-14">${parts.text}</p></div>
<div class="artdeco-modal__actionbar artdeco-modal__actionbar--confirm-dialog">${parts.secondary === null ? null : markup`<button type="button" class="artdeco-button artdeco-button--2 artdeco-button--secondary artdeco-modal__confirm-dialog-btn" data-test-dialog-secondary-btn data-control-name="${parts.secondary.control}"><span class="artdeco-button__text">${parts.secondary.name}</span></button>`}<button type="button" class="artdeco-button artdeco-button--2 artdeco-button--primary artdeco-modal__confirm-dialog-btn" data-test-dialog-primary-btn data-control-name="${parts.primary.control}"><span class="artdeco-button__text">${parts.primary.name}</span></button></div></div></div>`;
}

/** What the close button asks. In one of the two "Discard" is the first button, in the other the second. */
export function leaveDialog(view: View, job: Job): Markup {
  if (job.leave_dialog === "save") {
    return confirmDialog(view, {
      modalId: "data-test-easy-apply-save-modal",
      title: "Save this application?",
      text: "Save to return to this application later.",
      primary: { name: "Save", control: "save_application_btn" },
      secondary: { name: "Discard", control: "discard_application_confirm_btn" },
    });
  }
  return confirmDialog(view, {
    modalId: "data-test-easy-apply-discard-modal",
    title: "Discard application?",
    text: "Your application will not be saved if you leave now.",
    primary: { name: "Discard", control: "discard_application_confirm_btn" },
    secondary: { name: "Cancel", control: "discard_application_cancel_btn" },
  });
}

export function safetyReminder(view: View): Markup {
  return confirmDialog(view, {
    modalId: "job-safety-reminder",
    title: "Job safety reminder",
    text: "Never send money or share bank details to get a job. Tell us about anything that looks wrong in this posting.",
    primary: { name: "Continue applying", control: "continue_applying" },
    secondary: { name: "Learn more", control: "safety_learn_more" },
  });
}

export function limitDialog(view: View): Markup {
  return confirmDialog(view, {
    modalId: "easy-apply-fuse-limit",
    title: "You've reached today's Easy Apply limit",
    text: "Great effort applying today. We limit daily submissions to help make sure each application gets the right attention. Save this job and continue applying tomorrow.",
    primary: { name: "Got it", control: "limit_got_it" },
    secondary: null,
  });
}
