// The home page, over which the drawer may open by itself with questions about the profile.
import { showTalk } from "./apply.js";
import { readConfig } from "../../job-site/assets/net.js";

const { talk } = readConfig();
if (talk !== null) void showTalk(talk);
