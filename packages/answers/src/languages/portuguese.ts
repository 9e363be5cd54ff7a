/** Portuguese, of Brazil and Portugal. See `lexicon.ts` for the format. */
export const PORTUGUESE = `
-: se identifica, o, a, os, as, um, uma, uns, umas, de, do, da, dos, das, no, na, nos, nas, em, com, por, para, pelo, pela, ao, aos, e, ou, seu, sua, seus, suas, teu, tua, voce, voces, meu, minha, eu, nosso, nossa, que, este, esta, esse, essa, isso, isto, se, e o, informe, indique, insira, digite, selecione, escolha, preencha, por favor, aqui, ja, total, ao todo, no total, proprio, propria, valido, valida, caso, se aplicavel, ser, estar, dado, dados, favor, informar, indicar, resposta, sera, pessoa, pessoas, e uma, uma pessoa, modelo, formato, regime, contratacao, aproximadamente, conte, diga, nos diga, nos conte, hoje em dia, vaga, dessa, dessas, desta, modalidade, funcoes, a de, exerce funcoes, mm aaaa, somente numeros, aaaa, principal, opcional, em letras maiusculas, alguma vez, melhor descreve, descreve melhor, caso aplicavel, ate o momento, ate hoje, qecr, na area de, em total, %, contra, sou, estou, encontra se, encontra, lhe, a sua, o seu, pdf, docx, word, se considera, considera, apos, proposta, a partir da proposta, em vigor, falado e escrito, escrito e falado, nivel nacional, ultimo sobrenome, acumula, sem abreviacoes, com ddd, em relacao, com relacao, quanto, autodeclara, se autodeclara, se declara, autodeclara se, no dia a dia, na rotina, em sua rotina, no seu dia a dia
not: nao, sem, nenhum, nenhuma, nunca, objecao a, recusa, se opoe
what: qual, quais, qual e, qual o, quais sao, qual a
which: em qual, em que, em quais
how many: quantos, quantas, ha quantos, numero de
how long: ha quanto tempo, quanto tempo, tempo de
when: quando, a partir de quando
where: onde
why: por que, porque
how: como
have: tem, possui, tens, dispoe, possuir, ter, conta com, tenho, possuo, detem, detentor, portador, portadora, e portador
can: pode, consegue, poderia
are: es
name: nome
first: primeiro nome, nome proprio
last: sobrenome, apelido, ultimo nome, sobrenomes, apelidos
full: nome completo, completo, nome e sobrenome, nome e apelido
email: e mail, email, correio eletronico, endereco de e mail, endereco de email, e mail de contato, endereco eletronico, e mail para contato, email de contato
repeat: confirme, confirmar, confirmacao, repita, repetir, novamente
phone: telefone, celular, telemovel, numero de telefone, numero de celular, telefone celular, contato telefonico, fone, numero de telemovel, telefone de contato, contacto telefonico, telefone para contato, celular com ddd, telefone com ddd, celular whatsapp, telefone principal, whatsapp com ddd, whatsapp ddd, telefone whatsapp, numero de whatsapp
dial code: codigo do pais, ddi, indicativo, codigo de pais, indicativo do pais, codigo internacional
country: pais
city: cidade, municipio, localidade, concelho
state: estado, uf, distrito, provincia, estado uf
zip: cep, codigo postal
address: endereco, morada, endereco completo, endereco residencial, morada completa, rua e numero, logradouro e numero
street: rua, avenida, logradouro
house number: numero, numero da casa, numero da porta, n
live: mora, reside, residencia, moras, vive, morar, residir, onde mora
location: localizacao, local
nationality: nacionalidade, cidadania
gender: genero, identidade de genero, sexo
salutation: tratamento
birth: data de nascimento, nascimento
age: idade
website: site, site pessoal, pagina pessoal, portfolio
url: link, perfil, url, endereco do perfil
job title: titulo do cargo, cargo ocupado, profissao
position: cargo, funcao, posicao, emprego, posto, cargo que ocupa
company: empresa, empregador, companhia, organizacao, entidade patronal, entidade empregadora, entidade
current: atual, atualmente, actual, actualmente, presente, no momento, hoje
previous: anterior, anteriores, anteriormente, antes, previa, previo, ultimo anterior, penultimo
recent: ultimo, ultima, mais recente, recente
start: inicio, comecar, iniciar, admissao, entrada, data de inicio, data de admissao, ingresso, comeco, data di assunzione, assunzione
end: fim, termino, saida, data de termino, data de saida
date: data
day: dia, dias
week: semana, semanas
month: mes, meses
year: ano, anos
hour: hora, horas
since: desde, ha
employed: empregado, empregada, trabalhando, a trabalhar, por conta de outrem, contratado, contratada, trabalhador por conta de outrem, empregado a, esta empregada, esta empregado
work: trabalhar, trabalha, trabalhou, trabalho, atua, atuar, atuou, trabalhado, atuacao, exerce, exercer, desempenha, exercendo, atuando
use: usa, usou, utiliza, utilizou, usado, mexe
experience: tempo de experiencia, tempo total de experiencia, tempo de atuacao, experiencia, experiencias, experiencia profissional, vivencia, ja realizou, ja executou, ja fez, ja trabalhou com, vivencia com, vivencia em, dominio de
industry: setor, area de atuacao, ramo, segmento
manage: gerenciou, liderou, gerir, liderar, gestao, lideranca, geriu, coordenou, lidera, gerencia
team: equipe, equipa, equipes
education: escolaridade, nivel de escolaridade, formacao, formacao academica, grau de instrucao, nivel de ensino, habilitacoes literarias, habilitacoes, nivel de formacao, grau de escolaridade, educacao, habilitacoes academicas, grau academico, nivel de estudos
first degree: graduacao, curso de graduacao
degree: curso, titulo, nome do curso, diploma
highest: mais alto, mais alta, mais elevado, maximo, maior, mais elevada
completed: concluido, concluida, completado, terminado, finalizado, conclusao, concluiu, terminou, obteve, obtido, obtida, finalizou, feito, fez
school: universidade, faculdade, instituicao, instituicao de ensino, escola
field of study: area de formacao, area de estudo, especialidade, especializacao, curso de formacao, curso superior
grade: nota, media, media final, coeficiente
graduate: formatura
cv: cv, curriculo, curriculum, curriculum vitae
upload: anexe, anexar, envie, enviar, carregue, carregar, arquivo, anexo
language: idioma, idiomas, lingua, linguas
level: nivel, dominio, fluencia, proficiencia, nivel de fluencia, nivel de proficiencia, conhecimento, conhecimentos, nivel de conhecimento
speak: fala, falar, falas, conhece, domina
native: lingua materna, materna
notice: aviso previo contratual, aviso previo, periodo de aviso previo, pre aviso, prazo de aviso, aviso, prazo de aviso previo, prazo de pre aviso, periodo de pre aviso, prazo para inicio, prazo de inicio, disponibilidade para inicio, em quanto tempo, prazo para comecar, aviso previo a cumprir, cumprir aviso previo, considerando o aviso previo, cumprindo o aviso previo, aviso previo voce precisa cumprir, dias de aviso previo, dias de aviso previo voce precisa cumprir, cumprir aviso
negotiable: negociavel, negoziabile
pay: salario, remuneracao, salarial, vencimento, ordenado, ganha, faixa salarial, salario bruto
expected: pretensao, pretendido, pretendida, esperado, esperada, desejado, desejada, expectativa, expectativas, pretende
expected + pay: pretensao salarial, expectativa salarial, expectativas salariais, pretensoes salariais, gostaria de ganhar, pretende ganhar, gostarias de ganhar, espera ganhar
gross: bruto, bruta, valor bruto
net: liquido, liquida, depois de impostos, apos impostos, liquidos, liquidas
yearly: anual, por ano, ao ano, anuais
monthly: mensal, por mes, ao mes, mensais
hourly: por hora, a hora
daily: por dia, diaria
currency: moeda, r, reais, real, euro, euros, in euros
range: faixa, intervalo
available + immediately: disponibilidade imediata
available: disponivel, disponibilidade
immediately: imediata, imediato, imediatamente, de imediato
earliest: mais cedo, o quanto antes
willing: se sente confortavel, te sentes confortavel, confortavel, disposto, disposta, aceita, aceitaria, interesse, concorda, disponibilidade para, tem interesse, interessado, interessada, estaria, topa, de acordo, disponivel para, tem disponibilidade
relocate: mudar de cidade, mudanca, mudar, relocacao, mudanca de cidade, mudar se, mobilidade geografica, mudar de residencia, se mudar, mudar para outra cidade
travel: viajar, viagens, deslocacoes
shift: turno, turnos, horario, horarios, escala
rotating: rotativos, rotativo
night: noite, noturno, noturnos, noturna, turno da noite
early: manha
late: tarde
weekend: fim de semana, fins de semana, finais de semana, final de semana, sabado, sabados, domingo, domingos
holiday: feriado, feriados
overtime: horas extras, horas extra
part time: meio periodo, part time, tempo parcial, meio expediente
full time: periodo integral, tempo integral, tempo inteiro
remote: remoto, remotamente, home office, teletrabalho, a distancia
hybrid: hibrido, hibrida, num ambiente hibrido, em um ambiente hibrido, ambiente hibrido, modelo hibrido, regime hibrido, formato hibrido
office: presencial, presencialmente, escritorio, no escritorio
on call: plantao, plantoes, sobreaviso
car: carro, veiculo, veiculo proprio, viatura, carro proprio, viatura propria, conducao propria, conducao, moto ou carro
licence: cnh, carta de conducao, carteira de motorista, habilitacao, carteira de habilitacao, carta de motorista, carteira nacional de habilitacao
weekly hours: horas semanais, horas por semana, carga horaria semanal
authorised: autorizado, autorizada, autorizacao, direito de trabalhar, direito a trabalhar, legalmente, autorizacao legal
permit: visto de trabalho, autorizacao de residencia, autorizacao de trabalho, permissao de trabalho
sponsor: patrocinio, patrocinar
visa: visto
citizen: cidadao, cidada, nacional
eu: ue, uniao europeia, estado membro da ue, espaco economico europeu
restriction: restricao, restricoes
need: precisa, necessita, precisara, necessario, requer, exige, necessitara, precisas
disability: deficiencia, pcd, pessoa com deficiencia, pessoa com deficiencia pcd, deficiente, portador de deficiencia, se declara pessoa com deficiencia, alguma deficiencia
race: cor ou raca, raca, cor, etnia, cor raca, raca cor, raca etnia, etnico racial
religion: religiao
certificate: certificado, certificacao, certificacoes
pj: pj, pessoa juridica
clt: clt
at least: no minimo, pelo menos, ao menos, minimo de, minimo
more than: mais de, acima de, superior a
less than: menos de, abaixo de
up to: ate, no maximo
or more: ou mais, e mais
between: entre
yes: sim
decline: prefiro nao responder, prefiro nao declarar, prefiro nao informar, prefiro nao dizer, nao desejo informar, nao quero responder, nao desejo responder, prefiro nao divulgar, nao desejo declarar
other: outro, outra, outros, outras
fresher: sem experiencia, recem formado
meet: atende, atende a este requisito, cumpre, preenche, se encaixa
requirement: requisito, obrigatorio, imprescindivel, indispensavel
role: a vaga, esta vaga, a posicao, o cargo, desta vaga, vaga de emprego
occasional: ocasional, ocasionais, ocasionalmente, eventuais, eventualmente, esporadicas
tenure: tempo de casa, tempo de empresa, tempo na empresa
male: homem, masculino, homem cis
female: mulher, feminino, mulher cis
diverse: nao binario
none: nao possuo, nao tenho
beginner: basico, iniciante, elementar, basica
intermediate: intermediario, intermedio, medio, intermediaria
advanced: avancado, avancada
fluent: fluente, fluentemente, com fluencia
native speaker: nativo, nativa
unfinished: incompleto, cursando, em andamento, em curso, incompleta
school certificate: ensino fundamental, ensino basico, 9 ano, 9 o ano, fundamental
high school: ensino medio, ensino secundario, ensino medio completo, ensino medio tecnico, 12 ano, 12 o ano, secundario, 12º ano, ensino secundario completo
vocational: tecnico, curso tecnico, curso profissional, ensino tecnico, ensino profissional, curso tecnico profissional
bachelor: ensino superior, superior, bacharelado, licenciatura, superior completo, ensino superior completo, tecnologo, bacharel, graduacao completa
postgraduate: pos graduacao, especializacao lato sensu, mba pos graduacao, pos graduacao lato sensu, pos, pos graduacao ou mba
master: mestrado, mestre, mestrado completo, mestrado integrado
doctorate: doutorado, doutoramento, phd
junior: junior
mid level: pleno
senior: senior
future: futuro, no futuro
unrestricted: sem restricoes, sem restricao
internship: estagio
graduate + year: ano de formatura
name + company: nome da empresa, nome da sua empresa
city + live: cidade onde mora, cidade de residencia, cidade em que mora
class: categoria
thousand: mil, milhares
registered: membro, inscrito, inscrita
university degree: diploma universitario, licenciatura concluida
passport: passaporte
orientation: orientacao sexual
employment status: situacao profissional, situacao profissional atual, situacao atual, situacao face ao emprego, situacao laboral, situacao de trabalho, status profissional
unemployed: desempregado, desempregada, sem emprego, a procura de emprego, em busca de emprego, desempregado a
self employed: autonomo, autonoma, trabalhador independente, por conta propria, freelancer, profissional autonomo, recibos verdes, trabalhador independente a, mei
student status: estudante, em formacao, estudando
retired: aposentado, aposentada, reformado, reformada
time zone: fuso horario
workload: carga horaria, regime de trabalho, jornada de trabalho
accommodation: alojamento, alojamento para funcionarios, moradia
two wheeler: moto, moto propria
lift: levantar, levantar peso, carregar peso, levantamento
height: altura, alturas, em altura
cold: frio, camara fria, ambiente frio
outdoor: ao ar livre, exterior
abroad: no exterior, no estrangeiro, estrangeiro
background check: registo criminal, certificado de registo criminal, antecedentes criminais, verificacao de antecedentes
drug test: exame toxicologico, teste de drogas, teste toxicologico
medical exam: exame medico, exame admissional
vaccinated: vacinado, vacinada, vacinacao, vacina, vacinas
bond: contrato de permanencia, fidelizacao
split shift: horario repartido, turno repartido, turnos repartidos
afternoon: a tarde, turno da tarde
laptop: computador, notebook, portatil, computador proprio
internet: internet, conexao de internet, wifi, internet em casa
smoker: fumante, fumador, fuma
tattoo: tatuagem, tatuagens
animals: animais, animal, experimentacao animal
children people: com criancas
probation: periodo de experiencia, periodo experimental
uniform: uniforme, farda, epi
commission only: comissao, comissoes, por comissao
fixed term: temporario, contrato a termo, contrato temporario, termo certo, sazonal
permanent job: contrato sem termo, efetivo, sem termo, contrato efetivo
union: sindicato
promoted: promovido, promovida
budget: orcamento, orcamentos
cash handling: dinheiro, caixa
customer contact: contato com clientes, atendimento ao publico
self: sozinho, sozinha, de forma autonoma
digit: digitos
higher vocational: ctesp, curso tecnico superior profissional
vacancies: vagas, novas vagas, oportunidades, ofertas de emprego
applied position: vaga pretendida, vaga a que se candidata, cargo pretendido, funcao a que se candidata, vaga desejada, cargo ao qual se candidata
frequent: com frequencia, frequentes, frequente, frequentemente
contract: tipo de contrato, modalidade de contrato
heard of: ficou sabendo, ficaste a saber, ficou a saber, soube, soubeste, tomou conhecimento, conheceu, conheceste, encontrou esta vaga, encontrou a vaga, teve conhecimento, viu esta oportunidade, viu esta vaga, viu a vaga, soube desta oportunidade
when + available: a partir de quando voce tem disponibilidade, quando tem disponibilidade
suburb: bairro, nome do bairro, bairro onde mora, bairro de residencia
address unit: complemento, complemento do endereco
field of study + first degree: qual e o seu curso de graduacao, seu curso de graduacao, qual o seu curso de graduacao, curso da graduacao, nome do curso de graduacao, em que curso voce se graduou, curso em que se formou, qual curso de graduacao
current + work: trabalha hoje, trabalha atualmente
`;
