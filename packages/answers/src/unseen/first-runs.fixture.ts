import { type FirstRun, runsOf } from "../confidence/calibrate.fixture.ts";

/**
 * What each unseen set showed at its first run, by kind of conclusion, right of given, with the commit of the engine that was run;
 * never run anew. Expectations that were corrected since are counted as corrected. Written by `npm run answers:first-run`.
 */
export const FIRST_RUNS: readonly FirstRun[] = runsOf(`
q1 d3d9f822: other_words 11/11, profile 25/26, profile_choice 25/25, ticked 1/1, reckoned 8/9, knowledge 9/9, cv 6/6, policy 9/9
q2 ef41409a: same_words 5/6, other_words 20/21, profile 55/58, profile_choice 35/35, ticked 1/1, reckoned 9/13, knowledge 24/24, cv 6/6, policy 7/7
q3 67fc3b2c: same_words 2/2, other_words 29/30, profile 37/41, profile_choice 30/30, ticked 1/3, reckoned 13/14, knowledge 21/21, cv 7/7, policy 11/11
q4 7f3f24e5: other_words 20/22, profile 46/48, profile_choice 36/36, ticked 4/4, reckoned 15/15, knowledge 25/26, cv 4/4, policy 13/13
q5 8cfd23da: same_words 3/3, other_words 21/21, profile 47/49, profile_choice 39/40, ticked 1/1, reckoned 9/12, knowledge 27/28, cv 7/7, policy 10/10
q6 07510d51: same_words 1/1, other_words 11/11, profile 45/47, profile_choice 28/29, ticked 4/5, reckoned 8/8, knowledge 17/19, cv 8/8, policy 3/3
q7 98702ed1: same_words 2/2, other_words 20/21, profile 79/84, profile_choice 45/45, ticked 1/1, reckoned 16/18, knowledge 30/32, cv 7/7, policy 14/14
q8 9db5ef04: same_words 1/1, other_words 15/16, profile 65/65, profile_choice 49/49, ticked 2/2, reckoned 25/27, knowledge 32/33, cv 7/7, policy 13/15
q9 be3ae688: other_words 25/27, profile 79/81, profile_choice 48/48, ticked 1/1, reckoned 25/27, knowledge 28/28, cv 8/8, policy 12/13
q10 8e90cb89: same_words 4/4, other_words 31/31, profile 45/47, profile_choice 49/49, ticked 2/2, reckoned 27/27, knowledge 33/33, cv 8/8, policy 11/12
q11 139b9904: same_words 1/1, other_words 23/23, profile 82/85, profile_choice 49/51, reckoned 21/22, knowledge 22/24, cv 2/2, policy 4/4
q12 3b027f82: other_words 19/19, profile 94/99, profile_choice 55/57, reckoned 20/21, knowledge 14/15, policy 2/2
q13 12d75cf6: same_words 1/1, other_words 18/18, profile 73/76, profile_choice 32/32, reckoned 16/18, knowledge 15/15, policy 2/2
q14 ac8e6506: other_words 34/34, profile 109/110, profile_choice 54/54, reckoned 16/18, knowledge 19/19, policy 3/3
q15 cb35873d: same_words 2/2, other_words 31/31, profile 115/116, profile_choice 49/50, reckoned 13/16, knowledge 19/19, policy 1/1
q16 5f9a2182: other_words 22/23, profile 58/59, profile_choice 24/24, reckoned 12/13, knowledge 10/10
q17 b2bcbefa: same_words 1/1, other_words 14/14, profile 58/60, profile_choice 29/29, ticked 2/2, reckoned 9/9, knowledge 13/14, policy 5/5
q18 5e6953e1: same_words 1/1, other_words 23/23, profile 62/64, profile_choice 32/32, reckoned 11/15, knowledge 8/10, policy 3/3
q19 ba7ed9af: same_words 1/1, other_words 27/28, profile 57/59, profile_choice 29/29, ticked 3/3, reckoned 14/14, knowledge 15/16, policy 6/6
q20 7027e4cc: same_words 5/5, other_words 33/35, profile 67/68, profile_choice 24/24, ticked 3/4, reckoned 10/11, knowledge 16/16, policy 6/6
q21 a31812ad: same_words 3/3, other_words 25/25, profile 68/69, profile_choice 24/25, ticked 2/2, reckoned 20/22, knowledge 11/11, policy 5/5
q22 1195c7a3: same_words 1/1, other_words 37/38, profile 59/61, profile_choice 24/24, ticked 2/2, reckoned 15/16, knowledge 9/12, policy 6/6
q23 ba32b2d4: same_words 4/4, other_words 36/36, profile 84/86, profile_choice 39/40, reckoned 10/10, knowledge 11/12, policy 2/2
q24 95a9156f: same_words 23/23, other_words 21/21, profile 93/94, profile_choice 34/34, ticked 0/1, reckoned 11/11, knowledge 20/20, policy 3/3
q25 cce98d78: same_words 1/1, other_words 44/44, profile 76/77, profile_choice 25/26, ticked 2/2, reckoned 16/18, knowledge 17/17, policy 3/3
q26 1c70c6e4: same_words 10/10, other_words 44/44, profile 75/77, profile_choice 36/36, ticked 1/1, reckoned 14/14, knowledge 16/16, policy 5/5
q27 9dc92a6f: same_words 6/6, other_words 42/43, profile 88/89, profile_choice 34/34, ticked 1/1, reckoned 14/15, knowledge 24/26, policy 4/4
q28 fcd9cd34: same_words 9/9, other_words 44/45, profile 78/79, profile_choice 32/32, ticked 3/3, reckoned 16/16, knowledge 26/26, policy 6/6
q29 0a2ef8b2: same_words 6/6, other_words 36/38, profile 78/79, profile_choice 31/31, reckoned 11/12, knowledge 30/30, policy 3/3
q30 2acd7bbe: same_words 5/5, other_words 47/47, profile 90/91, profile_choice 38/38, ticked 2/2, reckoned 7/9, knowledge 26/26, policy 3/3
q31 ed1699d2: same_words 14/14, other_words 41/41, profile 95/95, profile_choice 41/41, ticked 2/2, reckoned 7/7, knowledge 14/14, policy 3/3
q32 f34fa9ed: same_words 7/8, other_words 39/39, profile 78/80, profile_choice 30/31, reckoned 10/10, knowledge 25/26, policy 3/3
q33 15656855: same_words 8/8, other_words 39/40, profile 81/82, profile_choice 31/32, reckoned 18/21, knowledge 25/25, policy 3/3
q34 15656855: same_words 3/3, other_words 37/37, profile 84/85, profile_choice 31/31, ticked 1/1, reckoned 16/16, knowledge 26/29, policy 6/6
q35 3dbfa28c: same_words 5/5, other_words 34/34, profile 73/73, profile_choice 39/39, ticked 7/7, reckoned 13/13, knowledge 26/26, cv 7/7, policy 8/8
q36 3dbfa28c: same_words 2/2, other_words 41/41, profile 62/63, profile_choice 34/37, ticked 3/4, reckoned 20/20, knowledge 18/18, cv 7/7, policy 7/8
q37 8ee1117f: same_words 9/9, other_words 26/26, profile 79/80, profile_choice 44/44, ticked 3/3, reckoned 11/12, knowledge 23/24, cv 6/6, policy 6/7
q38 8ee1117f: same_words 3/3, other_words 38/38, profile 78/80, profile_choice 31/31, ticked 4/6, reckoned 16/16, knowledge 18/19, cv 7/7, policy 7/7
q39 3b72af42: same_words 4/4, other_words 25/25, profile 56/57, profile_choice 30/30, reckoned 9/10, knowledge 16/16, cv 7/7, policy 5/5
q40 3b72af42: same_words 9/9, other_words 33/33, profile 80/82, profile_choice 38/38, ticked 1/1, reckoned 19/20, knowledge 37/38, cv 7/7, policy 5/5
q41 7bf54832: same_words 9/9, other_words 34/36, profile 78/79, profile_choice 40/41, ticked 2/2, reckoned 21/22, knowledge 27/27, cv 4/4, policy 7/7
q42 7bf54832: same_words 2/2, other_words 39/39, profile 74/76, profile_choice 36/36, ticked 2/2, reckoned 14/16, knowledge 18/18, cv 6/6, policy 5/5
q43 7bf54832: same_words 0/1, other_words 24/24, profile 94/97, profile_choice 38/38, ticked 1/2, reckoned 15/15, knowledge 25/25, cv 7/7, policy 2/2
q44 350fc2fc: same_words 5/5, other_words 43/43, profile 78/79, profile_choice 37/38, ticked 1/1, reckoned 13/13, knowledge 27/27, cv 5/5, policy 9/9
q45 350fc2fc: other_words 28/28, profile 99/99, profile_choice 41/41, reckoned 16/17, knowledge 33/34, cv 7/7, policy 5/5
`);
