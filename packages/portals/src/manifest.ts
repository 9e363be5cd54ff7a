import type { PlatformFilterDefinition, SignInNeeds } from "@sendoff/contract/platform";
import type { Board } from "./boards/recognise-board.ts";

/** What is known of a platform without opening a browser; safe for the api (no playwright behind it). */
export interface PortalManifest {
  readonly id: number;
  readonly key: string;
  readonly name: string;
  readonly url: string;
  /** `driver`: can be connected; `soon`: announced, no driver; `name_only`: appears in old logs only. */
  readonly support: "driver" | "soon" | "name_only";
  /** What connecting takes; a password where it is left out. */
  readonly signIn?: SignInNeeds;
  /** Set for a company's board that a user added. */
  readonly board?: Board;
  readonly isFeatured: boolean;
  /** Most applications a day that a user may raise the limit to. */
  readonly dailyCap: number;
  readonly filters: readonly PlatformFilterDefinition[];
  /** Hosts of the portal itself; credentials are typed nowhere else. The browser context reaches these and the two below only. */
  readonly hosts: readonly string[];
  /** Hosts its pages load scripts, styles and pictures from; a name stands for its subdomains too. Nothing is ever typed there. */
  readonly assetHosts: readonly string[];
  /**
   * Hosts of the captcha that its forms load before they can be sent; see captcha-hosts.ts. None where it is left out. Nothing is ever
   * typed there.
   */
  readonly captchaHosts?: readonly string[];
}
