import { families } from "./families.ts";

export const TECHNOLOGY_FAMILIES = families([
  {
    key: "software",
    count: 24,
    titles:
      "Software Engineer; Senior Software Engineer; Software Developer; Software Engineer II; Associate Software Engineer; SDE 2; Lead Software Engineer; Software Engineer - Platform",
    keywords: "software engineer developer; software development engineer sde; programmer",
    skills: "JavaScript; SQL; Git; REST APIs; Java; Python; AWS; Docker; Microservices",
    mission: "build the services that our customers depend on every day",
    duties:
      "Design, write and review code that others can read and change; Break features into small releases and see them through to production; Find the cause of slow or failing requests and remove it; Work with product and design on what is worth building; Keep tests and documentation in step with the code; Take a turn in the on-call rota, which is quiet most weeks",
    pay: [8, 32],
    field: "software development",
    isTechnical: true,
  },
  {
    key: "frontend",
    count: 17,
    titles:
      "Frontend Developer; Senior Frontend Engineer; React Developer; UI Developer; React.js Developer; Frontend Engineer - Web; Angular Developer; Senior React Developer",
    keywords: "frontend front end developer engineer; web developer; react",
    skills: "JavaScript; React.js; HTML; CSS; TypeScript; Redux; Jest; Next.js; Web Accessibility",
    mission: "make our web app fast, clear and pleasant to use",
    duties:
      "Turn designs into accessible components that work on every screen; Measure and improve loading times on slow phones; Own features from the first sketch to the release; Review code and help juniors grow; Keep our component library tidy; Write tests that catch what matters",
    pay: [7, 28],
    field: "front-end development",
    isTechnical: true,
  },
  {
    key: "backend",
    count: 16,
    titles:
      "Backend Engineer; Senior Backend Engineer; Node.js Developer; Backend Developer; Backend Developer - Payments; Golang Developer; Staff Backend Engineer",
    keywords: "backend back end developer engineer; node",
    skills: "Node.js; SQL; REST APIs; PostgreSQL; Docker; AWS; Redis; Kafka; Microservices",
    mission: "carry the traffic of several million users without waking anybody at night",
    duties:
      "Design APIs that stay stable for years; Model data in PostgreSQL and keep queries fast; Move long work into queues and make it safe to retry; Watch the systems you build with good metrics; Improve security with every change; Share what you learn in short design notes",
    pay: [9, 36],
    field: "back-end development",
    isTechnical: true,
  },
  {
    key: "fullstack",
    count: 16,
    titles:
      "Full Stack Developer; Senior Full Stack Engineer; Full Stack Engineer; MERN Stack Developer; Full Stack Developer - Internal Tools; Product Engineer",
    keywords: "full stack fullstack developer engineer; mern; web developer",
    skills: "JavaScript; React.js; Node.js; SQL; Git; TypeScript; MongoDB; AWS; Docker",
    mission: "own whole features, from the database to the button",
    duties:
      "Build features across React and Node.js; Talk to customers about what slows them down; Keep the data model simple; Automate what is done by hand twice; Write tests at the level where they pay; Deploy several times a day",
    pay: [8, 30],
    field: "full-stack development",
    isTechnical: true,
  },
  {
    key: "java",
    count: 12,
    titles:
      "Java Developer; Senior Java Developer; Java Backend Engineer; Java Spring Boot Developer; Java Full Stack Developer",
    keywords: "java developer engineer; software engineer; spring; backend",
    skills: "Java; SQL; Spring Boot; REST APIs; Hibernate; Microservices; Kafka; Maven",
    mission: "modernise the systems that settle transactions for our clients",
    duties:
      "Build services with Spring Boot; Move modules out of a large older application step by step; Write integration tests against real databases; Review designs with the architects; Support releases and learn from incidents",
    pay: [7, 30],
    field: "Java development",
    isTechnical: true,
  },
  {
    key: "python",
    count: 12,
    titles:
      "Python Developer; Senior Python Developer; Python Backend Engineer; Django Developer; Python Engineer - Automation",
    keywords: "python developer engineer; software engineer; django; backend",
    skills: "Python; SQL; Django; REST APIs; FastAPI; Git; Celery; AWS; Docker",
    mission: "automate work that is done in spreadsheets today",
    duties:
      "Build APIs and background jobs in Python; Bring data from partners in and keep it correct; Improve test coverage where failures hurt; Profile and speed up slow paths; Explain trade-offs to people who do not write code",
    pay: [6, 28],
    field: "Python development",
    isTechnical: true,
  },
  {
    key: "mobile",
    count: 10,
    titles:
      "Android Developer; iOS Developer; Flutter Developer; React Native Developer; Senior Android Engineer; Mobile Application Developer",
    keywords: "mobile app developer engineer; android ios flutter",
    skills: "Git; REST APIs; Kotlin; Swift; Flutter; React Native; Firebase; Android SDK",
    mission: "ship an app that works on a five-year-old phone with patchy signal",
    duties:
      "Build and release features every two weeks; Keep start-up time and size small; Work with design on native patterns; Track and fix crashes; Write UI tests for the main journeys",
    pay: [6, 28],
    field: "mobile app development",
    isTechnical: true,
  },
  {
    key: "data-engineering",
    count: 12,
    titles:
      "Data Engineer; Senior Data Engineer; Big Data Engineer; Data Platform Engineer; ETL Developer; Data Engineer - Azure",
    keywords: "data engineer engineering; etl big data",
    skills: "SQL; Python; Apache Spark; Airflow; AWS; Kafka; dbt; Snowflake; Data Modeling",
    mission: "give every team data that is correct and on time",
    duties:
      "Build pipelines that can be run again safely; Model data for analysts; Watch quality and tell people before they notice; Bring costs of the warehouse down; Document sources and owners",
    pay: [8, 34],
    field: "data engineering",
    isTechnical: true,
  },
  {
    key: "data-analysis",
    count: 15,
    titles:
      "Data Analyst; Senior Data Analyst; Business Intelligence Analyst; Power BI Developer; Product Analyst; Data Analyst - Growth; MIS Analyst",
    keywords: "data analyst analytics; bi reporting",
    skills: "SQL; Microsoft Excel; Power BI; Python; Tableau; Statistics; Data Visualization",
    mission: "turn questions into numbers that people act on",
    duties:
      "Answer questions of the business with SQL; Build dashboards that people open every morning; Define metrics together with their owners; Run and read experiments; Present findings in plain words",
    pay: [5, 20],
    field: "data analysis",
    isTechnical: true,
  },
  {
    key: "data-science",
    count: 13,
    titles:
      "Data Scientist; Senior Data Scientist; Machine Learning Engineer; AI Engineer; Applied Scientist; NLP Engineer; Data Scientist - Risk",
    keywords: "data scientist science; machine learning engineer ml ai",
    skills:
      "Python; SQL; Machine Learning; Pandas; scikit-learn; TensorFlow; PyTorch; Statistics; NLP",
    mission: "bring models into products and keep them honest",
    duties:
      "Frame problems with the people who have them; Build and check models against simple baselines; Put models into production with engineers; Monitor drift and bias; Read papers, and say which ones do not matter to us",
    pay: [9, 40],
    field: "machine learning",
    isTechnical: true,
  },
  {
    key: "devops",
    count: 15,
    titles:
      "DevOps Engineer; Senior DevOps Engineer; Site Reliability Engineer; Cloud Engineer; Platform Engineer; AWS Cloud Engineer; Kubernetes Engineer",
    keywords: "devops engineer sre cloud; infrastructure",
    skills: "AWS; Docker; Linux; Git; Kubernetes; Terraform; Jenkins; Python; Prometheus",
    mission: "make releases boring",
    duties:
      "Keep infrastructure in code; Build pipelines that give answers within ten minutes; Set alerts that mean something; Run incident reviews without blame; Bring cloud costs down; Coach teams on reliability",
    pay: [8, 34],
    field: "DevOps",
    isTechnical: true,
  },
  {
    key: "quality",
    count: 15,
    titles:
      "QA Engineer; Senior QA Engineer; SDET; Automation Test Engineer; Software Test Engineer; QA Analyst; Quality Assurance Lead",
    keywords: "qa quality assurance engineer tester; test automation; testing",
    skills:
      "Manual Testing; SQL; Selenium; API Testing; JIRA; Java; Playwright; Postman; Test Automation",
    mission: "find problems before our customers do",
    duties:
      "Plan tests with developers before code is written; Automate regression checks in the pipeline; Test APIs and data, not only screens; Report problems so that they can be reproduced; Help decide when a release is ready",
    pay: [5, 22],
    field: "software testing",
    isTechnical: true,
  },
  {
    key: "security",
    count: 6,
    titles:
      "Security Engineer; Application Security Engineer; SOC Analyst; Cloud Security Engineer",
    keywords: "security engineer cyber; information security",
    skills: "Linux; Network Security; SIEM; Penetration Testing; AWS; OWASP; Python",
    mission: "keep our customers' data theirs",
    duties:
      "Review designs for security; Run tests and follow findings to their end; Watch and answer alerts; Teach engineers with examples from our own code; Prepare audits",
    pay: [8, 30],
    field: "information security",
    isTechnical: true,
  },
  {
    key: "systems",
    count: 8,
    titles:
      "System Administrator; Database Administrator; IT Support Engineer; Network Engineer; Technical Support Engineer",
    keywords: "system administrator database dba; it support engineer network",
    skills: "Linux; Windows Server; Networking; SQL; Active Directory; PostgreSQL; Troubleshooting",
    mission: "keep 1,200 colleagues and their machines working",
    duties:
      "Run servers, backups and accounts; Answer requests within the day; Patch systems on schedule; Write down how things are done; Plan upgrades with the teams concerned",
    pay: [4, 16],
    field: "IT support",
    isTechnical: true,
  },
]);
