import { expect, test } from "vitest";
import { docxOf } from "../made-files.fixture.ts";
import { readCv } from "../read-cv.ts";

// As Word files: no browser has to have the fonts.

interface Look {
  readonly bold?: boolean;
  readonly size?: number;
}

function line(text: string, { bold = false, size = 10 }: Look = {}): string {
  const parts = text.split("\t").map((part) => `<w:t xml:space="preserve">${part}</w:t>`);
  return `<w:p><w:r><w:rPr>${bold ? "<w:b/>" : ""}<w:sz w:val="${2 * size}"/></w:rPr>${parts.join("<w:tab/>")}</w:r></w:p>`;
}

function table(rows: readonly (readonly string[])[]): string {
  const cells = rows.map((row) => row.map((cell) => `<w:tc>${line(cell)}</w:tc>`).join(""));
  return `<w:tbl>${cells.map((row) => `<w:tr>${row}</w:tr>`).join("")}</w:tbl>`;
}

const heading = (text: string): string => line(text, { bold: true, size: 13 });
const bold = (text: string): string => line(text, { bold: true });

async function read(...body: string[]) {
  const outcome = await readCv(docxOf(body.join("")));
  if (outcome.kind === "refused") throw new Error(outcome.message);
  const { personalInformation: person, workExperience, education, ...rest } = outcome.extraction;
  return {
    person: [person.lastName, person.firstName, person.phone, person.city],
    jobs: workExperience.map((job) => [job.jobTitle, job.company, job.startDate, job.endDate]),
    descriptions: workExperience.map((job) => job.description),
    schools: education.map((school) => [
      school.degreeName,
      school.institution.name,
      school.startDate,
      school.endDate,
    ]),
    skills: rest.skills.map(({ skill }) => skill),
    languages: rest.languages.map(({ name, proficiency }) => [name, proficiency]),
    certificates: rest.certifications.map(({ title, issuingDate }) => [title, issuingDate]),
  };
}

test("a Chinese CV: name without a space, dates counted in characters, wide commas and colons", async () => {
  const found = await read(
    line("王小明", { bold: true, size: 20 }),
    line("电话：138 5550 0146 | 现居：杭州"),
    heading("工作经历"),
    bold("杭州云帆科技有限公司\t2019年4月 – 至今"),
    line("高级软件工程师"),
    line("• 负责支付系统的设计与开发，服务三百万用户。"),
    bold("苏州蓝湖网络有限公司\t2015.07 - 2019.03"),
    line("软件工程师"),
    line("• 开发内部报表平台。"),
    heading("教育背景"),
    bold("之江大学\t2011年9月 – 2015年6月"),
    line("计算机科学与技术，本科"),
    heading("专业技能"),
    line("编程语言：Java、Python，Go"),
    heading("语言能力"),
    line("英语：流利"),
    line("普通话：母语"),
  );
  expect(found).toMatchObject({
    person: ["王", "小明", "138 5550 0146", "杭州"],
    jobs: [
      ["高级软件工程师", "杭州云帆科技有限公司", "2019-04", ""],
      ["软件工程师", "苏州蓝湖网络有限公司", "2015-07", "2019-03"],
    ],
    schools: [["计算机科学与技术，本科", "之江大学", "2011-09", "2015-06"]],
    skills: ["Java", "Python", "Go"],
    languages: [
      ["英语", "流利"],
      ["普通话", "母语"],
    ],
  });
});

test("date, company and position parted by spaces on one line, sentences below, a name known by its label", async () => {
  const found = await read(
    line("个人简历", { bold: true, size: 20 }),
    table([["姓名", "欧阳雪", "性别", "女"]]),
    heading("工作经验"),
    line("2018.03-至今  上海明达贸易有限公司  会计主管"),
    line("负责公司账务处理和税务申报。"),
    line("2014.07-2018.02  南京恒信会计师事务所  审计助理"),
    line("参与年度审计。"),
    heading("教育经历"),
    line("2010.09-2014.06  南京财贸大学  会计学  本科"),
    heading("语言"),
    line("英语六级"),
  );
  expect(found).toMatchObject({
    person: ["欧阳", "雪", "", ""],
    jobs: [
      ["会计主管", "上海明达贸易有限公司", "2018-03", ""],
      ["审计助理", "南京恒信会计师事务所", "2014-07", "2018-02"],
    ],
    descriptions: ["负责公司账务处理和税务申报。", "参与年度审计。"],
    schools: [["会计学 本科", "南京财贸大学", "2010-09", "2014-06"]],
    languages: [["英语", "六级"]],
  });
});

test("a Japanese CV: label before the name, address with the city first, wide digits", async () => {
  const found = await read(
    line("職務経歴書", { bold: true, size: 16 }),
    line("氏名：山田　太郎"),
    line("〒550-0001 大阪市西区土佐堀1-2-3"),
    line("電話：０９０－５５５０－０１４６"),
    heading("職務経歴"),
    bold("株式会社あおぞらシステム\t2019年4月～現在"),
    line("システムエンジニア"),
    line("・決済サービスの開発を担当。"),
    bold("みどり電機株式会社\t平成27年4月〜2019年3月"),
    line("プログラマー"),
    line("・社内ツールの保守。"),
    heading("資格・免許"),
    line("基本情報技術者試験\t2016年6月"),
    heading("語　学"),
    line("英語（ビジネスレベル）"),
  );
  expect(found).toMatchObject({
    person: ["山田", "太郎", "090-5550-0146", "大阪市"],
    jobs: [
      ["システムエンジニア", "株式会社あおぞらシステム", "2019-04", ""],
      ["プログラマー", "みどり電機株式会社", "2015-04", "2019-03"],
    ],
    certificates: [["基本情報技術者試験", "2016-06"]],
    languages: [["英語", "ビジネスレベル"]],
  });
});

test("a Korean CV with tables whose heads say what stands below them", async () => {
  const found = await read(
    line("박서연", { bold: true, size: 20 }),
    line("주소: 서울특별시 마포구"),
    heading("경력사항"),
    table([
      ["회사명", "기간", "직위", "담당업무"],
      ["나래디자인", "2018.05 ~ 재직중", "선임 디자이너", "브랜드 디자인"],
      ["하늘커뮤니케이션", "2014년 2월 ~ 2018년 4월", "디자이너", "편집 디자인"],
    ]),
    heading("학력사항"),
    line("한빛대학교 시각디자인학과 학사\t2009.03 ~ 2013.02"),
    heading("보유기술"),
    line("포토샵, Java, Spring"),
    heading("외국어"),
    line("일본어: 중급"),
  );
  expect(found).toMatchObject({
    person: ["박", "서연", "", "서울특별시"],
    jobs: [
      ["선임 디자이너", "나래디자인", "2018-05", ""],
      ["디자이너", "하늘커뮤니케이션", "2014-02", "2018-04"],
    ],
    schools: [["시각디자인학과 학사", "한빛대학교", "2009-03", "2013-02"]],
    skills: ["포토샵", "Java", "Spring"],
    languages: [["일본어", "중급"]],
  });
});

test("a Japanese form lists a life row by row: schools and firms are entered and left", async () => {
  const found = await read(
    line("履歴書", { bold: true, size: 16 }),
    table([
      ["氏名", "佐藤 花子"],
      ["現住所", "大阪市北区梅田1-1"],
      ["電話", "06-5550-0146"],
    ]),
    table([
      ["年", "月", "学歴・職歴"],
      ["", "", "学歴"],
      ["平成25", "3", "大阪府立北浜高等学校 卒業"],
      ["", "4", "関西みらい大学 経済学部 入学"],
      ["平成29", "3", "関西みらい大学 経済学部 卒業"],
      ["", "", "職歴"],
      ["平成29", "4", "株式会社なにわ商事 入社"],
      ["", "", "営業部に配属、法人営業を担当"],
      ["令和2", "9", "一身上の都合により退職"],
      ["令和2", "10", "みなと物流株式会社", "入社"],
      ["", "", "現在に至る"],
      ["", "", "以上"],
    ]),
    table([
      ["年", "月", "免許・資格"],
      ["平成28", "8", "普通自動車第一種運転免許 取得"],
    ]),
  );
  expect(found).toMatchObject({
    person: ["佐藤", "花子", "06-5550-0146", "大阪市"],
    jobs: [
      ["", "株式会社なにわ商事", "2017-04", "2020-09"],
      ["", "みなと物流株式会社", "2020-10", ""],
    ],
    descriptions: ["営業部に配属、法人営業を担当", ""],
    schools: [
      ["卒業", "大阪府立北浜高等学校", "", "2013-03"],
      ["経済学部 卒業", "関西みらい大学", "2013-04", "2017-03"],
    ],
    certificates: [["普通自動車第一種運転免許", "2016-08"]],
  });
});
