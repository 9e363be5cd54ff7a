/** Spanish, of Spain and Latin America. See `lexicon.ts` for the format. */
export const SPANISH = `
-: el, la, los, las, un, una, unos, unas, de, del, al, a, en, con, por, para, y, o, u, e, tu, tus, su, sus, mi, mis, te, se, nos, me, le, es, son, usted, ustedes, que, este, esta, estos, estas, esto, lo, por favor, indica, indique, indicanos, introduce, introduzca, ingresa, ingrese, escribe, escriba, selecciona, seleccione, elige, elija, marca, senala, especifica, especifique, completa, respuesta, aqui, nuestro, nuestra, nuestros, ano en curso, ya, alguna vez, total, en total, como minimo de, propio, propia, vigente, valido, valida, si procede, si aplica, ser, estar, seria, dato, datos, dia de hoy, mencionar, menciona, favor de, favor, personal, vez, actualmente en, puesto es, hotel abre, aproximadamente, aprox, dinos, cuentanos, facilita, facilitanos, muy, mas o menos, aaaa, digitos, o afin, afin, terminada, internacional, desplazarte, para desplazarte, principal, mcer, en calidad de, mejor, opcional, en mayusculas, describe mejor, se ajusta mejor, en su caso, incluido, %, contra, soy, estoy, yo, te encuentras, se encuentra, encuentras, encuentra, indiquenos, pdf, docx, word, te consideras, se considera, consideras, en vigor, segun el marco comun europeo, marco comun europeo, segun el mcer, hablado y escrito, oral y escrito, escrito y hablado, sin decimales, sin puntos, sin comas, totales, mientras dure, acumulas, dar, debes
not: no, sin, ningun, ninguna, ninguno, nunca, jamas, inconveniente en, inconveniente para, objecion en, objecion para, objecion a, reparo en, en contra de, opuesto a, te opones, rechazas, rechazarias
what: cual es, cuales son, cual, cuales, que es, qual
which: en que, de que
how many: cuantos, cuantas, cuanto, cuanta, numero de
how long: cuanto tiempo, desde hace cuanto
when: cuando, a partir de cuando
where: donde, en donde
why: por que
how: como
have: tienes, tiene, has, ha, posees, posee, dispones, dispone, cuentas, cuenta, cuentas con, cuenta con, tener, dispones de, dispone de, disponer, poseer, haber, tengo, en posesion, aportas
can: puedes, puede, podrias, podria, poder
are: eres
name: nombres y apellidos completos
first: nombre, nombres, nombre de pila, primer nombre, nombre s
last: apellido, apellidos, apellido s, apellidos completos
first last: primer apellido, apellido paterno
second last: segundo apellido, apellido materno
full: completo, nombre completo, nombre y apellidos, nombre y apellido, nombres y apellidos, nombre apellidos, apellidos y nombre, cumplidos, completos
email: correo, correo electronico, e mail, email, mail, direccion de correo electronico, direccion de correo, direccion de email, correo e, e mail de contacto
repeat: repite, repita, confirma, confirmar, confirme, repetir, de nuevo, otra vez, confirmacion
phone: telefono, movil, celular, telefono movil, telefono celular, numero de telefono, numero de movil, numero de celular, telefono de contacto, numero de contacto, tel, n de telefono, num telefono, telefono principal, telefono movil principal
dial code: prefijo, codigo de pais, codigo pais, prefijo telefonico, prefijo internacional, prefijo de pais, lada, lada internacional, prefijo del pais
country: pais
city: ciudad, poblacion, localidad, municipio
state: provincia, comunidad autonoma, estado, departamento, region, provincia estado
zip: codigo postal, cp, c p, codigo postal del domicilio, codigo postal de residencia
address: direccion, domicilio, direccion postal, direccion completa, domicilio completo, calle y numero, domicilio particular
street: calle, via
suburb: colonia, barrio
house number: numero de calle, numero exterior
live: vives, vive, resides, reside, residencia, residir, vivir, residente, ciudad de residencia, lugar de residencia
location: ubicacion, localizacion, lugar
nationality: nacionalidad, ciudadania
gender: genero, sexo
salutation: tratamiento
birth: fecha de nacimiento, nacimiento, naciste
age: edad
website: sitio web, pagina web, web, web personal
url: enlace, url, perfil, link, pagina
job title: puesto que desempena, cargo que desempena, puesto que ocupa, cargo que ocupa, puesto desempenado, puesto de trabajo, titulo del puesto, nombre del puesto, ocupacion, profesion
position: puesto, cargo, posicion, puesto ocupado, puesto ocupas, puesto que ocupas
company: empresa, compania, empleador, organizacion, lugar de trabajo
current: en tu centro actual, en su centro actual, en tu empresa actual, en su empresa actual, en tu trabajo actual, en su trabajo actual, en tu puesto actual, actual, actualmente, presente, en la actualidad, ahora, hoy, ahora mismo, en este momento, en estos momentos, momentos, a dia de hoy, en el momento actual
previous: anterior, anteriores, anteriormente, antes, previa, previo, penultimo, ultimo anterior
recent: ultimo, ultima, mas reciente, reciente, ultimos
start: inicio, comienzo, empezar, incorporacion, incorporarte, incorporarse, fecha de inicio, comenzar, empezaste, entrada, fecha de incorporacion, alta, ingreso, fecha de ingreso, iniciar, data de admissao, admissao, ingresso, te incorporaste, desde que fecha, fecha de alta
end: fin, finalizacion, termino, salida, fecha de fin, fecha fin
date: fecha
day: dia, dias
week: semana, semanas
month: mes, meses
year: ano, anos
hour: hora, horas
since: desde, desde hace, lleva, llevas
employed: trabajando, empleado, empleada, en activo, con empleo, con trabajo, ocupado, por cuenta ajena, ocupada, contratado, laborando, te encuentras laborando, trabajando en estos momentos, trabajando actualmente, actualmente en activo, en activo actualmente
work: laborar, labora, laboras, laborado, trabajar, trabajas, trabajado, trabajo, trabaja, desempenado, ejercido, laboral, ejerciendo, ejercer, ejerces
use: usas, usado, utilizado, utilizas, utiliza, manejas, manejado
experience: experiencia, experiencias, experiencia laboral, experiencia profesional, experiencia demostrable
industry: sector, industria, rubro
manage: gestionado, dirigido, liderado, a cargo, gestionar, dirigir, gestionas, a tu cargo, a su cargo
team: equipo, equipos, personas
education: estudios, nivel de estudios, nivel educativo, formacion, nivel de formacion, formacion academica, nivel academico, escolaridad, nivel de escolaridad, educacion, grado de estudios, estudios minimos, ultimo grado de estudios, ultimo nivel de estudios, grado maximo de estudios, maximo grado de estudios, maximo nivel de estudios, estudios finalizados, titulacion maxima, nivel de estudios aprobado, ultimo nivel de estudios aprobado, grado de instruccion, nivel educacional
degree: titulo, titulacion, grado academico, nombre de la titulacion
highest: mas alto, mas alta, maximo, maxima, superior alcanzado, mayor, mas elevado
completed: finalizado, finalizados, completado, terminado, terminados, alcanzado, obtenido, concluido, cursado, finalizada, completada, concluidos, cursaste, obtenida, realizado, terminaste, finalizaste, obtuviste, te graduaste, te titulaste, egresaste
school: casa de estudios, casa de estudio, institucion de estudios, universidad, centro, centro de estudios, escuela, instituto, centro educativo, institucion, institucion educativa, nombre de la escuela, nombre de la institucion
field of study: especialidad, area de estudio, area de estudios, rama, campo de estudio, especializacion, area de formacion, que carrera estudiaste, carrera estudiada, carrera cursada, carrera profesional, carrera que estudiaste, rama de estudios
grade: nota, nota media, calificacion, promedio, expediente, promedio final, promedio general, calificacion final
graduate: graduacion, egreso, finalizacion de estudios, titulacion obtenida
cv: cv, curriculum, hoja de vida, curriculum vitae, curriculo
upload: adjunta, adjuntar, sube, subir, carga, cargar, archivo, adjunte
language: idioma, idiomas, lengua, lenguas
level: nivel, dominio, nivel de dominio, conocimiento, conocimientos, nivel de conocimiento
speak: hablas, habla, hablar, hablado, hablados, conoces, dominas
native: lengua materna, idioma materno, materna, bilingue
notice: preaviso contractual, plazo de preaviso, periodo de preaviso, preaviso, aviso, tiempo de preaviso, dias de preaviso, anticipacion, con cuanta anticipacion, debes avisar, avisar, tiempo de preaviso que debes dar, preaviso que debes dar, preaviso que tienes que dar, antelacion, con cuanta antelacion, con cuanta antelacion debes avisar, cuanta antelacion debes avisar
negotiable: negociable, negociavel
pay: salarial, salariales, salario, sueldo, retribucion, remuneracion, cobras, ganas, economica, economicas, renta, honorarios, sba, banda salarial, rango salarial, salario bruto
expected: esperado, esperada, deseada, pretendido, pretendida, expectativa, expectativas, pretension, pretensiones, aspiracion, aspiraciones, esperas, deseas, deseado
expected + pay: pretensiones economicas, pretension economica, pretensiones salariales, pretension salarial, expectativas salariales, expectativa salarial, expectativas economicas, expectativa economica, aspiracion salarial, aspiraciones salariales, renta pretendida, te gustaria ganar, le gustaria ganar, quieres ganar, esperas ganar, pretendes ganar, pretende ganar
gross: bruto, bruta, brutos
net: neto, neta, despues de impuestos, en mano, liquido, liquida, netos
yearly: anual, anuales, al ano, por ano, b a, bruto anual
monthly: mensual, mensuales, al mes, por mes
hourly: por hora, la hora
daily: por dia, al dia, diario
currency: moneda, divisa, euro, euros, eur, in euros
range: rango, banda, franja
available + immediately: disponibilidad inmediata
available: disponible, disponibilidad, disponibilidad horaria
immediately: inmediata, inmediato, inmediatamente, de inmediato, incorporacion inmediata
earliest: lo antes posible, cuanto antes
willing: dispuesto, dispuesta, estarias, de acuerdo, aceptas, aceptarias, acepta, interesado, interesada, abierto, abierta, te interesa, conforme, disponible para, disponibilidad para, compatible, te viene bien, te encaja, estas de acuerdo
relocate: cambiar de residencia, cambio de residencia, mudarte, mudarse, trasladarte, trasladarse, reubicacion, reubicarte, traslado, movilidad geografica, cambio de domicilio, cambiar tu residencia, cambiar su residencia, cambiar de ciudad, reubicarse, cambiarias de residencia, trasladar tu residencia, te mudarias, trasladarias, te trasladarias, trasladar, trasladarse a vivir, trasladarias a vivir
travel: viajar, viajes, desplazamientos
shift: turnos, turno, horario, horarios, trabajo a turnos
rotating: rotativos, rotativo, rotatorios, rotatorio, rolar, rotar, rolar turnos, rotar turnos
night: noche, noches, nocturno, nocturnos, nocturna, de noche
early: manana, mananas
late: tarde, tardes
weekend: fin de semana, fines de semana, sabado, sabados, domingo, domingos
holiday: festivos, festivo, dias festivos, feriados
overtime: horas extra, horas extras
part time: media jornada, tiempo parcial, jornada parcial, medio tiempo
full time: jornada completa, tiempo completo
remote: teletrabajo, teletrabajar, a distancia, remoto, en remoto, home office
hybrid: hibrido, hibrida, modalidad hibrida, forma hibrida, modelo hibrido, formato hibrido
office: presencial, en oficina, oficina, presencialmente
on call: guardias, guardia
car: coche, vehiculo, coche propio, vehiculo propio, carro, auto, movilidad propia, carro propio, medio de transporte, transporte propio, auto propio, coche para desplazarte, medio propio, movilidad
licence: carnet de conducir, carne de conducir, permiso de conducir, licencia de conducir, carnet, licencia, permiso de conduccion, licencia de manejo, carne
weekly hours: horas semanales, horas a la semana, horas por semana, jornada semanal
authorised: autorizado, autorizada, derecho a trabajar, autorizacion, habilitado, legalmente
permit: permiso de trabajo, permiso de residencia, autorizacion de trabajo, permiso de residencia y trabajo, permiso para trabajar, nie con permiso
sponsor: patrocinio, patrocinar, sponsorship
visa: visa, visado
citizen: ciudadano, ciudadana, nacional
eu: ue, union europea, eee, pais de la ue, estado miembro, comunitario, comunitaria, espacio economico europeo, estado miembro de la union europea, unionsburger
restriction: restriccion, restricciones
need: necesitas, necesita, necesitaras, necesitara, requieres, requiere, requerira, necesitarias
disability: discapacidad, certificado de discapacidad, discapacitado, persona con discapacidad, discapacitada, grado de discapacidad
race: raza, etnia, origen etnico
religion: religion
certificate: certificado, certificacion, carne de, acreditacion, titulo de
at least: al menos, minimo, como minimo, minimo de, un minimo de, por lo menos
more than: mas de, superior a
less than: menos de, inferior a
up to: hasta, como maximo, en un plazo de, en el plazo de, en un plazo maximo de
or more: o mas, y mas, en adelante, o superior
between: entre
yes: si
decline: prefiero no decirlo, prefiero no responder, prefiero no contestar, no deseo responder, prefiero no decir, no deseo contestar, prefiero no indicarlo, prefiero no especificar, zeg ik liever niet, liever niet
other: otro, otra, otros, otras
fresher: sin experiencia, recien graduado, recien titulado
meet: cumples, cumple, lo cumples, cumples con, cumples este requisito, es tu caso
requirement: requisito, imprescindible, obligatorio, indispensable, requisitos, necesario
role: puesto requiere, el puesto, este puesto, implica, esta oferta, la oferta, vacante, esta vacante, oferta de empleo, oferta
occasional: ocasional, ocasionales, ocasionalmente, puntuales, puntualmente
tenure: antiguedad
male: hombre, masculino, varon
female: mujer, femenino
diverse: no binario
none: sin conocimientos, nulo
beginner: basico, principiante, elemental, basica
intermediate: intermedio, medio, intermedia
intermediate upper: intermedio alto
advanced: avanzado, alto, avanzada
fluent: fluido, fluida, con fluidez, fluidamente
native speaker: nativo, nativa
school certificate: educacion secundaria obligatoria, eso, secundaria, graduado escolar, educacion secundaria
high school: bachillerato, preparatoria, bachiller, preparatoria bachillerato, educacion secundaria superior, titulo de bachiller
vocational: ciclo formativo de grado medio, grado medio, cfgm, fp grado medio, fp de grado medio, formacion profesional de grado medio, tecnico, tecnico de grado medio, formacion profesional, fp, fp basica, fp i, ciclo formativo, ciclo
higher vocational: ciclo formativo de grado superior, grado superior, cfgs, fp grado superior, tecnico superior, fp de grado superior, formacion profesional de grado superior, tecnico superior universitario, tecnico superior de formacion profesional, fp ii
bachelor: grado, licenciatura, diplomatura, grado universitario, ingenieria tecnica, licenciado, universitario, ingenieria, titulo de grado, licenciada, graduado universitario, bachelordiploma, bachelor diploma
master: master, maestria, postgrado, posgrado, master universitario, master oficial, maestria completa, grado de maestria, masterdiploma, master diploma
doctorate: doctorado, phd
future: futuro, en el futuro, mas adelante
unrestricted: sin restricciones, sin restriccion
internship: practicas, pasantia, beca
junior: junior
senior: senior
since when: desde cuando
name + company: nombre de la empresa, nombre de tu empresa, nombre de su empresa, nombre empresa
class: categoria, clase, tipo
thousand: miles
registered: miembro, colegiado, colegiada, inscrito
university degree: titulo universitario, titulacion universitaria, carrera universitaria, estudios universitarios, carrera terminada, carrera, titulo profesional
two shifts: 2 turnos, dos turnos
current + work: empleo actual, trabajo actual
passport: pasaporte
orientation: orientacion sexual
employment status: situacion laboral, situacion laboral actual, situacion profesional, situacion actual, estado laboral, situacion de empleo
unemployed: desempleado, desempleada, en paro, sin empleo, en desempleo, buscando empleo, desocupado, desocupada, parado, parada, en situacion de desempleo, desempleo, demandante de empleo, inscrita como demandante de empleo, inscrito como demandante de empleo
self employed: autonomo, autonoma, por cuenta propia, freelance, trabajador autonomo, independiente, trabajador independiente
student status: estudiante, en formacion, estudiando
retired: jubilado, jubilada
time zone: zona horaria, huso horario
workload: jornada, tipo de jornada, jornada laboral, jornada deseada
accommodation: alojamiento, vivienda, alojamiento para el personal
two wheeler: moto propia, moto
lift: levantar, levantar peso, levantar cargas, cargar peso
height: altura, alturas, en altura, en alturas
cold: frio, camara frigorifica, ambiente frio
outdoor: al aire libre, a la intemperie, exterior
abroad: en el extranjero, al extranjero, extranjero
background check: certificado de antecedentes penales, certificado negativo de delitos de naturaleza sexual, certificado negativo del registro central de delincuentes sexuales, certificado negativo de delitos sexuales, certificado de delitos de naturaleza sexual, certificado del registro central de delincuentes sexuales, antecedentes penales, verificacion de antecedentes, certificado de delitos, carta de antecedentes no penales
drug test: prueba de drogas, test de drogas, prueba antidoping, antidoping
medical exam: reconocimiento medico, examen medico, revision medica
vaccinated: vacunado, vacunada, vacunacion, vacuna, vacunas
bond: permanencia minima, contrato de permanencia
split shift: turno partido, turnos partidos, jornada partida, horario partido
afternoon: turno de tarde, por la tarde
laptop: ordenador, portatil, computadora, laptop, equipo propio
internet: internet, conexion a internet, wifi
smoker: fumador, fumar, fumas
tattoo: tatuaje, tatuajes, piercing
animals: animales, animal, experimentacion animal
children people: con ninos, con menores
probation: periodo de prueba, dia de prueba
uniform: uniforme, epi
commission only: a comision, comision, comisiones
fixed term: temporal, contrato temporal, temporada, eventual
permanent job: indefinido, contrato indefinido, fijo
union: sindicato
promoted: ascendido, ascendida, ascenso
budget: presupuesto, presupuestos
cash handling: efectivo, caja
customer contact: trato con clientes, atencion al publico, cara al publico
self: solo, sola, de forma autonoma
digit: cifras
vacancies: ofertas de empleo, ofertas, vacantes, nuevas ofertas
applied position: puesto al que postula, puesto al que aplica, puesto al que te postulas, puesto solicitado, vacante a la que aplica, puesto al que se postula, vacante de interes
preferred: preferida, preferido, prefieres, prefiere, de preferencia, preferente, te gustaria, le gustaria, gustaria, preferencia
contract: tipo de contrato
heard of: te enteraste, se entero, enteraste, entero, conociste, conocio, supiste, supo, encontraste esta oferta, encontraste esta vacante, has conocido, ha conocido, nos has conocido, nos ha conocido, has visto esta oferta, visto esta oferta, visto la oferta, viste esta oferta, viste la oferta, te has enterado, supiste de
graduate + year: ano de titulacion, ano de obtencion del titulo, ano de finalizacion de estudios, ano de finalizacion de los estudios
`;
