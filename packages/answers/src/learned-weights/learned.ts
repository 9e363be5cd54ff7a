import { modelOf } from "./model.ts";

/** What was learned from the sets of questions in `unseen/`. Written by `npm run answers:learn`. */
export const LEARNED = modelOf(`
questions: 11948
saved: always 2.180, covered 1.077, kept 1.139, alike 1.059, both 1.105, rarestExtra -1.071, rarestMissing -0.469, extraKnown 0.410, extraNamed 0.071, extraPlain 0.316, missingKnown 0.000, missingNamed 0.157, missingPlain -1.416, swapped 0.000, swappedAny 0.003, onlyExtra 0.452, onlyMissing -0.524, none 1.593, wishes 0.838, otherWish 0.229, otherNumbers 0.082, pointing 0.397, scene 0.664, fromScene 0.337, section 0.007, saidNo 0.419, noWithExtra 0.257, yesWithExtra 0.477, open 0.402, choices 0.186
thing: always 2.028, covered 1.209, kept 0.876, alike 0.736, both 0.871, rarestExtra -1.124, rarestMissing -0.370, found 0.935, extraKnown 0.000, extraNamed 0.000, extraPlain -0.540, extraLight 0.667, missing 0.174, swapped -2.553, swappedHeavy 0.000, none 1.959, same 0.846, certificate -0.627, paper -0.975, doing 0.771, length 0.118
bound: always 2.376, covered 0.960, kept 0.968, alike 0.930, both 0.936, rarestExtra 0.060, rarestMissing 0.040, found 0.933, extraKnown 0.000, extraNamed 0.000, extraPlain 0.000, extraLight 0.059, missing 0.057, swapped 0.000, swappedHeavy 0.000, none 0.992, same 0.935, certificate 0.000, paper 0.000, doing 0.928, length 0.176
years: always 1.003, covered 0.522, kept 0.266, alike 0.384, both 0.406, rarestExtra 0.268, rarestMissing 0.213, found 0.714, extraKnown 0.000, extraNamed 0.000, extraPlain 0.023, extraLight 0.235, missing 0.292, swapped 0.000, swappedHeavy 0.000, none 0.362, same 0.093, certificate 0.000, paper 0.000, doing 2.755, length -0.727
2540: have
1764: year
1470: experience
1225: are
1021: current,work
851: how many,willing
591: expected,pay
492: company,do
410: education,notice,what
342: certificate,level,licence,name
285: at least,can,completed,monthly,phone,start,yearly
237: authorised,currency,last,need,position,relocate
198: date,day,did,employed,first,grade,gross,language english,live,role,which
165: #3,city,full,not,school,state,zip
137: #5,available,car,country GB,degree,email,end,graduate,manage,speak,sponsor,weekend
114: #2,b,citizen,highest,how,month,nationality,number,permit,previous,registered,shift,up to,week
95: first degree,gender,language,night,office,status,travel
79: birth,country,dial code,disability,field of study,future,heard of,hour,location,or more,team,visa
66: address,eu,high school,job title,master,more than,rate,requirement,use,where
55: #10,#6,background check,base,country DE,country US,current pay,hourly,if,lakh,language german,language spanish,legal,linkedin,net
55: salutation,vocational
46: #1,#12,#4,age,alternate,country CA,earliest,how long,hybrid,language french,meet,nurs,reas,recent,sap,servic,since,url,when,why
38: bachelor,class,data,drive,holiday,internship,race,rotating,school certificate,street
32: #30,care,check,country IE,country NL,full time,industry,native,on call,one,preferred,professional,train,website
27: #1b,account,act,assistant,aws,chang,contract,country AU,country CH,country IN,dental,digit,engineer,fluent,group,immediately
27: insuranc,java,less than,lift,management,market,passport,project,relat,repeat,sale,scal,social,statement,support,take,teach,true
27: two wheeler,university degree,veter,yes
22: #18,#3+,#5+,all,c,commut,consent,convict,conviction,country ES,excel,expiry,house number,interview,kafk,late,out,pan,point,product
22: pyth,range,reference,serving,sett,system,tool,up,vacancies
18: #50,aid,applicati,b2,bangalor,bank,busines,category,certify,civil,country FR,country SG,drug test,early,equivalent,every,field,food
18: forklift,form,github,googl,hospital,javascript,kubernet,mein,non,offer,only,overtime,permanent,religion,remote,salesforc,security
18: severe disability,size,softwar,sql,supervisor,test,uae,underg,vaccinated,weekly hours
15: #15,abroad,appartieni,b1,body,cdl,cloud,country PT,declar,exclud,language dutch,laptop,law,mba,microsoft,older,pm,privacy,protect
15: relevant,report,research,rqth,truck,variabl,who,workload
13: #20,#7,#8,accordanc,activ,agreement,applied position,area,b2b,bengaluru,bi,bls,buyout,code,control,council,custom,daily,desig,e
13: employment status,engin,geles,haccp,hyderabad,id,igual,language hindi,language italian,lbs,local,marital status,may,medical
13: negotiable,nmc,paralegal,pers,pharmacist,pharmacy,phd,politic,postgraduate,power,privacidad,process,protected category,receiv
13: record,refere,seo,since when,site,spring,stor,term,unrestricted,unspent,warehous
11: #0,#24,#4.0,accommodation,ads,after,apach,attend,autocad,best,bond,bound,boxe,btech,budget,c1,ca,caution,compet,country IT
11: country NZ,criminal,diplom,dni,during,emergency,equality,expirati,felony,figm,first last,fiscal,gree,he,health,hotel,hubspot,issu
11: learn,leid,line,machin,middle,munich,newslett,obra,offenc,order,part,part time,pass,pmp,postgresql,programm,pronoun,public,pune
11: react,regulation,retail,second last,self employed,siemen,sigm,six,split shift,technologi,technology,terraform,text,updat,user
11: willig
9: #2010,#21,+91,appli,audit,azur,clos,codic,commercial,commission only,cpa,donn,electronic,endorsement,female,fitnes,heavy,hereby
9: hygien,internet,mathematic,messag,most,news,occasional,pend,qts,referr,rehabilitati,relativ,revit,rs,scienc,signatur,skill,stimm
9: tenure,thousand,typing,verarbeitung,warning
7: #10+,#11,#1974,#2016,#25,#305,#33,#4hana,#50%,#679,#9,aboriginal,acca,accountant,address 2,adob,adr,alcohol,alert,algu,analyst
7: analytic,apply,austi,autorizz,backlog,belt,between,board,boot,bsn,cc,ce,cedul,charter,chef,clearanc,client,clinical,commonwealth
7: community,component,conserv,count,country BE,country ZA,county,cover,cpf,cpr,dall,datenschutzhinweis,dati,department,design
7: dismissal,enhanc,environment,event,father,fixed term,fresher,fully,g,gdpr,general,get,grup,healthcar,higher vocational,hispanic,ii
7: initech,island,keep,key,language irish,language portuguese,language welsh,latin,lean,li,logiciel,logistic,mechanical,meus,motor
7: name prefix,notary,off,offender,oracl,orientation,osha,other,paga,paid,payroll,penalty,personali,pg,pj,plann,possibl,post,prepar
7: producti,provid,regular,relationship,reprimand,restaurant,runn,saas,same,sensi,soient,solicitati,solidwork,speed,strait
7: student status,texa,than,torr,trattament,two,tx,ux,vca,vett,violation,weld,whatsapp,wms
6: #14,#2+,#60%,aadhaar,accident,administrati,afgsu,allowanc,anyon,berli,book,build,chennai,constructi,contact,continu,counterbalanc
6: country AT,country PH,credit,digital,dock,doctorate,drug,fico,framework,gard,gcc,governor,hand,history,ie,immediate,includ,inducti
6: inventory,ist,language catalan,lett,life,lived,lond,lwd,mid level,miei,mij,mocht,mode,netsuit,new,nif,nodej,paediatric,parti
6: pendant,period,pessoai,polic,policy,proces,quier,reach,regulatory,reliabl,responsibl,rgpd,safe,schem,securit,sex,spark,spent,sst
6: stand,statutory,steht,subsidiari,supply,suspend,tax,their,three shifts,time zone,trial,unemployed,well,wish,writ,zendesk
5: #00,#20%,#6+,#60,#75,acces,acept,achievement,affect,answer,app,authoris,authoriz,automati,autoriz,bus,cace,cash handling,cati,cela
5: cent,centr,childr,cka,claim,clear,clt,cma,co,collecti,commission,country BR,critical,cuisin,customer,cv,databrick
5: datenschutzerklarung,dentair,deux,disclosur,dot,durati,electrici,epic,equipment,etat,ewm,explai,exposur,fals,familiar,financ
5: financial,finch,freight,ga,gaps,gcse,gespeichert,gst,gurugram,height,hepatiti,hiring,houd,huma,hygienist,icu,ielt,infantil
5: intermediate,kg,language arabic,lawful,lgpd,list,litigati,long,madrid,maid,maintenanc,mile,monitor,motiv,mumbai,nmbi,oper,outdoor
5: platform,pms,proceeding,purpos,radiograph,recevoir,reliably,restriction,return,selenium,serv,set,similar,society,solution
5: staplerschei,tableau,talentpool,tally,taught,thre,tn,tractor,two shifts,typescript,unfinished,upload,vend,visibl,visit,voluntary
5: vrag,worker
4: #1+,#13,#19,#2025,#2027,#25%,#33%,#4+,#40,#95,acros,acut,ad,adult,advanc,aevo,aged,albert,analysi,anyth,approv,asked,authorizati
4: beginner,behanc,box,brisban,bsc,burgerservicenumm,c++,cadd,call,cambiar,carretiller,carri,cart,case,cnc,coa,convert,core,country PL
4: court,covid,cpc,dbt,debt,development,different,disciplinary,dort,dubai,dubli,edinburgh,elsewher,expir,fault,fintech,fmcg,francisc
4: furnish,gap,gmbh,gmp,grant,grua,gulf,h1b,harrow,hcm,head,hors,hous,housekeep,hplc,icai,inc,incapacidad,indigenou,injury,interest
4: international,investigati,iv,jira,journeym,language malayalam,language mandarin,language polish,leadership,lmia,logistik,loja,look
4: made,manhatt,manual handling,mechatronik,medical exam,merchandis,meta,midwifery,montessori,next,nhs,northgat,nric,operat,opt,parent
4: particular,patient,pe,perform,permanent job,physiotherapist,physiotherapy,plc,plcs,port,pos,prescrib,preventabl,primari,primary
4: primaver,privileg,publish,quickbook,recibir,recognis,reconnu,reconocid,recruitment,registr,regolament,repeatedly,respiratory,review
4: revok,right,sage,san,scrum,sein,senior,snowflak,sobr,specificati,spous,ssn,stag,stati,super,throughout,toront,trail,unit,utilisati
4: v5,valor,vat,wale,word,wpm,आपराधिक,पिता,मामला
3: #06,#100,#100%,#14x,#2012,#22,#22h,#24x7,#3d,#6h,#8+,acls,acti,adjustment,administrator,affiliat,afternoon,ag,ago,ahmedabad,ai,air
3: airflow,al,aliment,alle,already,amaz,ambulanci,amsterdam,anerkannt,angular,anywher,apic,armed,arrear,art,ashwini,assist,assistanc
3: ativ,automotiv,award,backend,baja,bankrupt,barcelon,bcom,beworb,big,black,bookkeep,bosiet,bradley,bureau,caled,campaig,campaign
3: cardiologi,cat,cdho,cfc,charg,chariot,coal,colorad,commerc,competenc,complianc,compri,conduct,conduit,confidentialit,conformement
3: connecti,consider,contar,continuously,coru,country MY,country SA,crm,cswp,cultural,cytometry,d,databas,datev,dcg,decc,decembr
3: deliberat,demand,dementi,dentrix,dese,develop,devop,dha,diesel,directly,disclos,docent,doctor,doubl,draw,drink,droit,duty,dvla,ec
3: effect,effectu,electrical,electriqu,elle,empfohl,employ,energy,enfant,engenhari,erhalt,erp,ete,etoil,europe,ewc,exam,exampl,excl
3: facility,fahr,federal,fernbeck,fifo,filing,find,fitt,flatb,flow,foodsaf,forc,four,freelanc,fuer,galway,gas,go,gphc,ground,hamburg
3: hazmat,hcpc,hepatit,hire,hltaid011,hse,identificati,ifrs,illustrator,ils,imie,infirmier,informativ,inquadrament,instagram,into,irp
3: itil,january,jefe,js,kcse,kestrel,knx,kochi,laboratori,lago,language gujarati,language marathi,leed,length,licens,linux,lisb,load
3: lyon,maestr,manager,manipulador,manufactur,mastercam,mechanic,meisterbrief,meridi,micheli,minority,msc,n,nebosh,noid,nordlicht
3: northsid,nosotr,ohio,omissi,ontari,operador,operator,ote,otr,overlap,p,p6,pard,password,paul,pav,pcv,permissi,pes,peso,pharm,pick
3: planill,plant,plus,politiqu,positiv,pps,pressur,prl,pro,profissional,progressiv,prohibiti,prosecution,protel,prototyp,pupil,qcf,qqi
3: qualify,quer,quot,racializ,reactj,read,recepcionist,recommend,recrutament,reef,refer,reject,relativity,resig,resourc,responsibility
3: rijksregisternumm,risk,room,rpps,s7,safety,salesforcecom,sao,sauveteur,script,search,secourist,self,sell,send,servsaf,shopify,short
3: sin,sketch,sms,stack,stamp,std,stipend,subclas,succes,t,tachograph,tech,temp,tensorflow,terminat,theatr,them,therapist,through,tia
3: tiemp,timing,titr,u,uan,ubernehm,ungekundigt,urgenc,van,vergleichbar,verifiabl,via,viel,visual,voic,vol,w,web,whit,wolk,wordpres
3: workday,x13,xero,लंबित,विरुद्ध,श्रेणी
2: #140,#150,#17,#18h,#2026,#23h,#2nd,#30%,#300,#35,#36,#365,#45,#48,#6g,#75%,#7h,#8%,#80,#90,aa,aat,aba,abn,acconsent,aceit
2: acknowledg,acreditad,adeli,administrativ,advanced,affini,agend,agent,aha,ahv,aide,aider,albo,albor,alcohol licence,algum,algun
2: alimentair,amplitud,andar,anerkennung,animals,ansibl,ansy,anzahl,apex,api,apothekersassistent,appium,applicat,approach,approval
2: arabi,architect,arizon,asean,assur,atlantic,attempt,attest,aufenthaltsstatu,augenoptik,ausbildereignung,ausbilderschei,author
2: auxiliar,aver,averag,avril,away,back,balanc,balcon,barr,bay,be,beantragt,believ,bellandur,belong,bestellt,bewar,bewerbungsdat,bfsi
2: bilanzierung,blank,block,bloom,blue,blueprint,boil,boiler,bonu,bpo,brand,brandtway,brannock,breakup,brem,brevet,bringst,bulk
2: bulleti,c2c,caducidad,caiib,calcul,camin,canal,cap,capabl,capacit,capacitaci,cardiology,carichi,cas,categori,ccna,ccnl,cd,cebu,ceng
2: cfm,chai,childhood,children,ci,classroom,claus,clearinghous,clinic,clio,closest,club,cnpj,coast,cold,colegiatur,colour,comercial
2: comm,communicati,competenci,competitor,complaint,comport,con,condann,conditional,confident,construcci,consum,contabl,continuou
2: contratt,contrattual,contribuint,cook,corporat,cost,country GH,country MX,country NG,country QA,coventry,cp,cpim,creo,cros,cscp
2: cscs,cspo,cswa,ct,ctet,customer contact,dan,dashboard,deas,debtor,deca,decemb,decisi,deej,default,delhi,deliver,delivery,demonstrat
2: deploy,descrev,desert,desider,deutschkenntniss,devic,dguv,diagnostic,dichiar,directi,director,discharg,discovery,district
2: documentati,dourad,downtow,dribbbl,due,durant,ecc,ee,effettuar,ehpad,einsatz,electricit,elektrici,elektronik,elektrotechnik
2: elettrici,emple,empow,emr,enfermeri,engenheir,erkend,estudiast,evaluati,excavator,exercic,exploitati,export,fabricati,facebook
2: faced,fahrpraxi,fahrzeugdiagnos,fait,fall,fast,felas,filed,filial,fit,fixe,flensburg,flt,flutt,fmcs,foi,follow,fort,foundati,frag
2: freshdesk,friday,friend,fulfilment,gainsight,gc,gcp,gegeven,gem,genesy,genev,genomm,gesell,gestional,ghar,goeth,good,grad,grafic
2: grand,grau,greatest,gstr,gtaw,guard,guardi,guid,guilty,gustari,haad,hai,handwerk,heftruck,heidenhai,helm,hf,hgv,high,hike,hill
2: honour,household,hoveni,hr,html,husband,hypermill,ican,igc,iii,illinoi,imanag,incluind,ind,independent,industrial,infirmi
2: informiert,infravin,ingegneri,ingenier,initrod,instead,instructor,intensivpfleg,intercom,interi,interior,internacionai,interstat
2: inuit,ipelab,it,janeir,jeun,journeypers,judgment,k8s,karrier,kenntni,kind,kitni,knmc,know,komatsu,kommt,kotli,kuch,labs,lake,lang
2: language finnish,language swahili,language tamil,language urdu,language wolof,language zulu,last first,launch,leist,lendor,letr
2: lexisnexi,lf,library,licence class,lievitati,lign,limit,lkw,lodg,logistiqu,lpn,ltd,lwc,m4,maharashtr,main,maintain,makat,make
2: making,male,mandat,manual,manuell,manutenca,manzanar,marksheet,marlow,marri,mas,math,matt,mcmurray,mean,meand,medicaid,medicar
2: medicati,melbourn,meti,metodologi,miast,microservic,mig,migrant,minorit,minut,misrepresentati,mmjjjj,moda,modalidad,model,mofa,mon
2: moti,motivati,moving and handling,mric,nacell,nala,natur,nazional,nazwisk,nbfc,nec4,network,nextj,ni,nlp,nn,noc,node,none,norm
2: novedad,numeric,nx,nysc,oczekiwan,oiiq,oncology,ones,onlin,orbit,ordem,ordr,origi,osd,outbound,outlin,pacific,packag,pals
2: participati,partn,pastel,pasticceri,patter,payabl,pd2,pdpa,peca,pedagogi,pediatric,penali,pendenti,per,percibir,persoonsgegeven
2: pgdm,pharmaceutical,philosophy,phlebotomy,phonic,photoshop,physic,physiotherapeut,pikettdienst,pillar,pipe,plan,planor,plataform
2: playwright,portal,postdoc,postul,pqe,pr,prc,pre,premier,preparati,prest,prim,prince2,privacybeleid,produzion,proficient,program
2: programmer,progressively,projet,promoviert,protecci,protecti,psi,pt,publication,pulizi,punkt,punti,put,pytorch,quantity,quelqu
2: query,r489,rabbitmq,radiography,rail,rapport,rcp,rdh,reason,reasonabl,receb,recommand,red,rede,referenci,referral,refrigerat,refus
2: reg,regional,relief,renewal,reps,reseau,residential,rest,rf,rh,ricever,rics,rigid,riyadh,rm,rma,robot,roll,roma,ruling,rust,sabe
2: safeguard,sala,sampl,sancti,sattelzug,scadenz,scholar,scientific,scotland,scp,scre,sdr,seal,seas,seattl,secret,see,segment,segund
2: seguridad,seleccionad,selecti,sen,senescyt,serr,settl,sevill,sheet,shrm,sistem,sistemi,situaci,smoker,soignant,sourc,souther
2: sozialversicherungsnumm,speicherung,sss,statut,still,stock,structur,structural,successfactor,successful,summ,supervisory,surveyor
2: sydney,talent,tallyform,tank,teamleid,technical,techniek,tekl,telangan,telc,telecom,tell,territori,therapi,third,tig,time,toast
2: toeic,toestemm,toevoeg,togeth,totv,tout,trait,transpore,travaux,treinament,trn,truste,tutor,twic,txdot,unassist,union,ups1
2: usability,uso,v,valenci,validity,valmori,vendit,vendor,ventilati,ventilator,verwerk,veteran,veterinary,victori,vienn,viennoiseri
2: vierg,vmwar,vorbestraft,vroeg,vulnerabl,w2,wa,want,ward,weg,westlaw,whmi,wm,x,x12,xii,xing,zurich,आधार,ऊपर,मैनेजर,वर्ग,संख्या,स्टोर
`);
