import type { Meaning } from "../question/meaning.ts";
import type { Question } from "../question/question.ts";
import { fold } from "../text/fold.ts";
import { cityKey } from "../world/places.ts";
import { isNegated } from "../question/polarity.ts";

const RELOCATE =
  /\b(relocate|relocating|relocation|umzug|umzuziehen|umziehen|demenager|relocalis\w+|mudarte|mudarse|reubicar\w*|reubicacion|shift hone)\b/;
const LIVES: readonly RegExp[] = [
  /^(?:are you|do you) (?:currently |presently |now )?(?:located|based|living|residing|live|reside|situated|a resident)(?: currently)? (?:in|at|of|within|in or near|in or around) (?!or )(.+)$/,
  /^wohnen sie (?:derzeit |aktuell )?in (.+)$/,
  /^(?:habitez vous|residez vous|vivez vous) (?:actuellement )?(?:a|en|au|dans) (.+)$/,
  /^(?:vives|resides|vive|reside) (?:actualmente )?en (.+)$/,
  /^kya aap (.+?) (?:mein|me) (?:rehte|rahte|rehti) (?:hain|ho|hai)$/,
];

/** Where somebody lives, would work, or would go to. */
export function readPlace(question: Question): Meaning | undefined {
  const { text } = question;
  if (/\b(visa|sponsor\w*|salary|expenses|assistance|package|reimburse\w*|allowance)\b/.test(text))
    return undefined;
  if (RELOCATE.test(text)) return readRelocation(question);
  for (const pattern of LIVES) {
    const place = pattern.exec(text)?.[1];
    if (place !== undefined) return readLivesIn(question, place);
  }
  return readWorkplace(question);
}

function readRelocation({ text, around }: Question): Meaning | undefined {
  if (/\b(why|when|where|how|which|willingness details|already|have you)\b/.test(text))
    return undefined;
  const to =
    /\b(?:relocate|relocating|relocation|umzuziehen|umziehen|umzug|demenager|mudarte|mudarse)(?: yourself)? (?:to|nach|a|vers|en|au|aux|in|do) (.+)$/.exec(
      text,
    )?.[1] ?? /^kya aap (.+?) (?:relocate|shift) (?:kar|ho|hone)/.exec(text)?.[1];
  const isHere =
    to !== undefined &&
    /^(this|the) (job|role|location|office|city|position|area)|^(this|our)\b|^(jobs|the jobs) location/.test(
      to,
    );
  const place = to?.replace(
    / (?:for this (?:role|position|job|opportunity)|if required|if needed|if selected|if necessary|at your own cost)$/,
    "",
  );
  const isOwnCost =
    /\b(own (cost|expense)|if not|within \d|immediately|or|and|und|oder|et|ou|y|o|aur|ya|percent|times?|travel\w*|viajar)\b|%/.test(
      text,
    );
  const needsNot = isNegated(text);
  if (isOwnCost) return { topic: "relocate", subject: `other ${text}`, isNegated: needsNot };
  const based =
    /\b(?:based|located|position|job|role|office) (?:is )?(?:based |located )?in ([a-z]+(?: [a-z]+)?)\b/.exec(
      around,
    )?.[1];
  if (place === undefined && based !== undefined)
    return { topic: "relocate", subject: placeSubject(based), isNegated: needsNot };
  if (place === undefined) {
    const isForJob = /\b(this (role|job|position)|the (role|job|position))\b/.test(text);
    return { topic: "relocate", ...(isForJob ? { subject: "@job" } : {}), isNegated: needsNot };
  }
  return { topic: "relocate", subject: isHere ? "@job" : placeSubject(place), isNegated: needsNot };
}

function placeSubject(place: string): string {
  const name = fold(place)
    .replace(/^(the )/, "")
    .replace(/ (area|region|city)$/, "")
    .replace(/ (?:kya|ke liye)$/, "");
  return cityKey(name);
}

function readLivesIn({ text }: Question, place: string): Meaning | undefined {
  if (
    /\b(or|willing|miles|km|kilometers|commut\w+|distance|hour|hours|minutes|time ?zones?)\b/.test(
      place,
    )
  )
    return undefined;
  const isHere = /^(this|the) (job|role|location|office|city|area)\b/.test(place);
  return {
    topic: "lives_in",
    subject: isHere ? "@job" : placeSubject(place),
    isNegated: isNegated(text),
  };
}

function readWorkplace({ text }: Question): Meaning | undefined {
  const negated = isNegated(text);
  if (/\bcommut(e|ing)\b/.test(text) && /^(are|can|will|would|do)\b/.test(text)) {
    const place =
      /\bcommut(?:e|ing) to (?:our (?=\w+ (?:office|site|store|branch|location)$))?(.+?)(?:(?<!our|the|this|your) (?:office|site|store|branch|location))?$/.exec(
        text,
      )?.[1] ?? "@job";
    const isHere = /^(@job|this|the|our)\b|^@job/.test(place) && !/\d/.test(place);
    return { topic: "commute", subject: isHere ? "@job" : placeSubject(place), isNegated: negated };
  }
  if (!/^(are|can|will|would|do|kya) /.test(text)) return undefined;
  if (!/\b(comfortable|willing|open|able|ok|okay|prefer|want|ready|work|available)\b/.test(text))
    return undefined;
  if (/\b(have you|did you|experience|team|clients?|days?|percent|\d+|%)\b/.test(text))
    return undefined;
  if (/\bhybrid\b/.test(text)) return { topic: "work_hybrid", isNegated: negated };
  if (/\b(on ?site|on site|from (the |our )?office|in office|in person|wfo)\b/.test(text))
    return /\bremote/.test(text) ? undefined : { topic: "work_onsite", isNegated: negated };
  if (/\b(remote|remotely|work from home|wfh)\b/.test(text))
    return { topic: "work_remote", isNegated: negated };
  return undefined;
}
