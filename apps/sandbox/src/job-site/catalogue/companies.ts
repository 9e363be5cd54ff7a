export interface Company {
  name: string;
  about: string;
}

/** "Name | what it does" — all invented. */
const LINES = `
Kaveri Systems | builds core banking software used by more than 140 co-operative and small finance banks across India
Bluelotus Technologies | runs a customer data platform for retail brands in India and South-East Asia
Nimbra Cloud | operates managed Kubernetes and storage out of data centres in Mumbai and Chennai
Saffron Ledger | makes accounting and GST filing software for small businesses
Tamarind Labs | designs developer tools for testing and releasing mobile apps
Monsoon Analytics | forecasts demand for grocery and pharmacy chains
Peepal Health | connects hospitals, labs and patients on one health record
Railyard Logistics | plans and tracks freight for manufacturers on road and rail
Orbitpay | processes card, UPI and wallet payments for online merchants
Quillbase | offers a document automation suite for legal and compliance teams
Sundar & Rao Consulting | advises public sector and financial clients on digital programmes
Vayu Mobility | runs electric two-wheeler fleets for last-mile delivery
Hilltop Learning | teaches working professionals through live online programmes
Cardamom Retail | operates 300 neighbourhood supermarkets and their delivery app
Indus Grid | builds monitoring software for solar and wind parks
Zenith Infosoft | provides application development and support to insurers in Europe
Marigold Software | makes scheduling and payroll software for hospitals and hotels
Brightpath Education | publishes adaptive learning material for schools
Coral Networks | supplies SD-WAN and network security to banks
Deccan Data Works | builds data platforms and reporting for telecom operators
Everwell Diagnostics | operates 90 diagnostic centres and a home collection service
Fernhill Media | produces regional news and entertainment for the web
Gatiman Express | delivers parcels for 8,000 online sellers
Harbour Capital Services | services loans and deposits for non-bank lenders
Inkwell Publishing House | publishes textbooks and digital learning content
Jaltech Solutions | makes sensors and software for water utilities
Kinetiq Robotics | builds picking robots for warehouses
Lotus Insurance Tech | runs claims and underwriting software for health insurers
Mango Street Commerce | sells home and lifestyle products online
Neem Biosciences | makes plant-based crop protection
Outlook Engineering | designs plant automation for process industries
Pinecone Games | makes puzzle and cricket games played by 30 million people
Rangoli Travel | runs a booking platform for buses, trains and homestays
Silverline Staffing | places technology talent with product companies
Trident Telecom Services | runs network operations for mobile carriers
Udaan Skills Foundation | trains young people for jobs in retail and health care
Vista Realty Tech | offers property management software to developers
Westgate Semiconductors | designs power management chips
Yantra Automation | builds machine vision for car factories
Zaffran Foods | makes ready-to-cook food sold in 22 countries
Aarohi Finserv | lends to small shops on the basis of their sales
Banyan Security | protects cloud workloads for regulated companies
Chakra Wellness | offers mental health programmes to employers
Dhruva Space Data | turns satellite pictures into crop and flood maps
Elevate HR Cloud | makes hiring and performance software
Firefly Advertising | buys and measures digital advertising
Ganga Textiles Digital | connects weavers with buyers abroad
Horizon Airports Tech | runs passenger systems for eleven airports
Ivory Tower Advisory | provides audit and tax services to growing companies
Juniper Homes | furnishes and manages rental homes
Kite Messaging | delivers billions of business messages a year
Lumen Legal | researches case law with search technology
Meridian Auto Parts | supplies brake and steering systems to car makers
Nila Hospitality | operates 40 mid-size hotels
Opaline Cosmetics | makes skin care sold online and in 2,000 stores
Paragon Testing Services | tests software for banks and airlines
Quantum Leap Fintech | builds trading and portfolio software for brokers
Rivermark Bank Technology | is the technology centre of a European bank
Sarvam Mobility Maps | maintains navigation maps for vehicles
Terracotta Design Studio | designs digital products for start-ups
Unison Contact Centres | answers customers in eleven Indian languages
Vriksha Agritech | sells seeds and advice to farmers through an app
Willow Kids | makes toys and early-learning material
Xpanse Datacentres | builds and runs data centres
Yellowbrick Finance | offers home loans through a digital process
Zilla Commerce Cloud | makes order management for wholesalers
Anchor Freight Systems | digitises ports and customs paperwork
Beacon Clinical Research | runs clinical trials for generics makers
`;

export const COMPANIES: readonly Company[] = LINES.trim()
  .split("\n")
  .map((line) => {
    const [name = "", about = ""] = line.split(" | ");
    return { name, about };
  });
