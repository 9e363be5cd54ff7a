/** Names that are claims also where they are written small; folded. Others are known by their capitals. */
const TECHNOLOGIES =
  "javascript, typescript, python, java, kotlin, swift, golang, rust, ruby, php, perl, scala, haskell, elixir, erlang, clojure, c++, c#, objective c, matlab, julia, cobol, fortran, solidity, sql, plsql, nosql, html, css, sass, bash, powershell, react, react native, angular, angularjs, vue, vuejs, svelte, nextjs, nuxt, gatsby, jquery, redux, graphql, nodejs, deno, expressjs, nestjs, django, flask, fastapi, rails, ruby on rails, laravel, symfony, spring boot, hibernate, dotnet, asp dotnet, blazor, xamarin, flutter, dart, ionic, electron, postgresql, postgres, mysql, mariadb, mongodb, cassandra, dynamodb, redis, memcached, elasticsearch, opensearch, neo4j, couchbase, oracle, sqlite, snowflake, bigquery, redshift, databricks, hadoop, spark, apache spark, pyspark, hive, airflow, dbt, kafka, rabbitmq, activemq, nats, grpc, rest api, soap, microservices, docker, kubernetes, k8s, helm, terraform, ansible, puppet, chef, jenkins, gitlab, github actions, circleci, prometheus, grafana, datadog, splunk, aws, amazon web services, azure, gcp, google cloud, firebase, heroku, vercel, cloudflare, linux, unix, windows server, vmware, nginx, tensorflow, pytorch, keras, scikit learn, pandas, numpy, opencv, machine learning, deep learning, nlp, natural language processing, computer vision, llm, llms, generative ai, data science, blockchain, power bi, tableau, looker, qlik, excel, vba, google analytics, google ads, seo, sem, hubspot, salesforce, sap, sap hana, servicenow, workday, netsuite, tally, quickbooks, jira, confluence, figma, sketch, photoshop, illustrator, indesign, autocad, solidworks, catia, ansys, revit, selenium, cypress, playwright, junit, pytest, postman, scrum, kanban, safe agile, six sigma, lean six sigma, itil, prince2, pmp, cissp, ccna, cpa, cfa, acca, iso 9001, gdpr, hipaa, sox, gaap, ifrs, devops, sre, ci cd, etl";

const SPOKEN =
  "english, german, french, spanish, italian, portuguese, dutch, hindi, mandarin, chinese, japanese, russian, arabic, marathi, tamil, telugu, kannada, malayalam, bengali, gujarati, punjabi, urdu, odia, polish, turkish, korean, swedish, danish, norwegian, greek, hebrew, thai, vietnamese, ukrainian, czech, romanian, hungarian, finnish, catalan, swahili, indonesian, cantonese";

/** Longest first, so that "react native" is seen before "react". */
export const KNOWN_NAMES: readonly string[] = `${TECHNOLOGIES}, ${SPOKEN}`
  .split(", ")
  .toSorted((left, right) => right.length - left.length);

/** Words with which English sentences begin: their capital says nothing. */
export const OPENERS: ReadonlySet<string> = new Set(
  `a about above across additionally after again all along already also although am among an and another any anyone
  are as at back based because become been before behind being below beside between beyond both building but by can
  clear combined combining coming could currently customer data day dear delivering design designing despite did do
  does doing done down driven drawn during each eager early either else engineering especially even ever every
  everything excited few finally first focusing following for from further furthermore given going good growing
  had half has have having he hello hence her here hi high his how however i if i'd i'll i'm i've in indeed instead
  into is it its it's joining just keen kind know knowing last lastly later learning leading least less let like
  likewise long look looking making many may maybe me meanwhile might more moreover most much must my myself
  naturally nearly never next no nor not nothing now of off often on once one only open opportunities or other
  others our out outside over overall own particularly people perhaps please quality quite rather reading reliable
  respectfully right second seeing seldom several she should similarly since sincerely small so software solving some
  something sometimes soon still strong such sure teams thank thanks that that's the their them then there therefore
  these they thinking third this those though through throughout thus to today together too toward towards under
  understanding until up upon us use users using very was we well were we're what whatever what's when whenever where
  whether which while who whole whose why will with within without work working would writing yet you your yours
  hiring manager team regards best sir madam i'm faithfully`
    .split(/\s+/)
    .filter((word) => word !== ""),
);

/** Capitals of a letter's form, not of a name. */
export const LETTER_WORDS: ReadonlySet<string> = new Set(
  "i i'm i've i'd i'll dear hiring manager team recruiter recruitment committee sir madam sincerely regards best kind warm yours faithfully truly hello hi thank thanks".split(
    " ",
  ),
);

/** Deeds: one of a group counts as told when the profile has any word of the group. */
export const DEEDS: readonly (readonly [string, RegExp])[] = [
  [
    "led others",
    /\b(led|leads?|leading|leadership|headed|head of|supervis\w+|oversaw|oversee\w*)\b/,
  ],
  ["managed", /\b(manag(e|ed|es|ing|er|ers|ement))\b/],
  ["mentored", /\b(mentor\w*|coach(ed|ing)?|trained|taught|teaching)\b/],
  ["founded", /\b(found(ed|er|ing)|co founded|cofounder|started a company|entrepreneur\w*)\b/],
  ["won something", /\b(won|winner|award\w*|prize\w*|medal\w*|honou?red)\b/],
  ["published", /\b(publish\w*|patent\w*|authored)\b/],
  ["was promoted", /\b(promot(ed|ion))\b/],
  ["raised a figure", /\b(increas(ed|ing)|grew|doubled|tripled|boosted|raised|improved by)\b/],
  ["lowered a figure", /\b(reduc(ed|ing)|cut|halved|saved|lowered|decreas(ed|ing))\b/],
];

export const NUMBER_WORDS: ReadonlyMap<string, number> = new Map(
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty"
    .split(" ")
    .map((word, value): [string, number] => [word, value])
    .concat([
      ["thirty", 30],
      ["forty", 40],
      ["fifty", 50],
      ["sixty", 60],
      ["seventy", 70],
      ["eighty", 80],
      ["ninety", 90],
      ["dozen", 12],
      ["dozens", 12],
      ["decade", 10],
      ["decades", 20],
      ["hundred", 100],
      ["hundreds", 100],
      ["thousand", 1000],
      ["thousands", 1000],
      ["million", 1_000_000],
      ["millions", 1_000_000],
      ["billion", 1_000_000_000],
      ["billions", 1_000_000_000],
    ]),
);
