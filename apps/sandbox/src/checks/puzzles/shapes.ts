import { markup, trusted, type Markup } from "../../markup.ts";
import { randomInt } from "node:crypto";

/** What a picture may show, each drawn in a square of 100 units. The words stand in the page's instruction only. */
const SHAPES = {
  bicycles: `<g fill="none" stroke-width="5"><circle cx="28" cy="64" r="17"></circle><circle cx="72" cy="64" r="17"></circle><path d="M28 64L43 40L64 40L72 64M43 40L53 64L28 64M53 64L64 40M37 34L49 34M64 40L61 31L71 31"></path></g>`,
  buses: `<rect x="14" y="28" width="72" height="42" rx="7"></rect><g class="check-light"><rect x="20" y="35" width="13" height="14"></rect><rect x="37" y="35" width="13" height="14"></rect><rect x="54" y="35" width="13" height="14"></rect><rect x="71" y="35" width="10" height="24"></rect></g><circle cx="31" cy="71" r="8"></circle><circle cx="69" cy="71" r="8"></circle>`,
  boats: `<path d="M16 62L84 62L72 80L28 80Z"></path><path d="M48 18L48 58L22 58Z"></path><path d="M53 28L53 58L76 58Z"></path>`,
  "traffic lights": `<rect x="36" y="12" width="28" height="62" rx="8"></rect><rect x="47" y="74" width="6" height="18"></rect><g class="check-light"><circle cx="50" cy="25" r="8"></circle><circle cx="50" cy="43" r="8"></circle><circle cx="50" cy="61" r="8"></circle></g>`,
  trees: `<path d="M50 10L76 46L62 46L82 74L18 74L38 46L24 46Z"></path><rect x="45" y="74" width="10" height="16"></rect>`,
  houses: `<path d="M50 16L88 48L78 48L78 86L22 86L22 48L12 48Z"></path><g class="check-light"><rect x="43" y="62" width="14" height="24"></rect><rect x="29" y="54" width="11" height="11"></rect></g>`,
} as const;

export type ShapeName = keyof typeof SHAPES;
export const SHAPE_NAMES: readonly ShapeName[] = [
  "bicycles",
  "buses",
  "boats",
  "traffic lights",
  "trees",
  "houses",
];

/** A drawing that no two pictures share: colours, size, lean and side are drawn by lot. Nothing in it names the shape. */
export function drawShape(name: ShapeName): Markup {
  const hue = randomInt(360);
  const scale = randomInt(80, 108) / 100;
  const side = randomInt(2) === 0 ? 1 : -1;
  const lean = randomInt(-9, 10);
  const place = `translate(50 50) rotate(${lean}) scale(${side * scale} ${scale}) translate(-50 -50)`;
  const ink = `hsl(${(hue + randomInt(120, 220)) % 360} 45% 32%)`;
  return markup`<svg viewBox="0 0 100 100" width="88" height="88" aria-hidden="true" focusable="false"><rect width="100" height="100" fill="${`hsl(${hue} 42% 84%)`}"></rect><g transform="${place}" fill="${ink}" stroke="${ink}">${trusted(SHAPES[name])}</g></svg>`;
}
