/** Family names of two characters; all others in China and Korea have one. */
const LONG_FAMILY_NAMES =
  "欧阳|歐陽|司马|司馬|上官|诸葛|諸葛|夏侯|东方|東方|皇甫|尉迟|公孙|慕容|令狐|司徒|端木|南宫|宇文|长孙|남궁|황보|제갈|선우|독고|사공|서문|동방".split(
    "|",
  );
/** The first characters of most family names in China, Taiwan and Korea. */
const FAMILY_NAMES = new Set(
  "王李张張刘劉陈陳杨楊黄黃赵趙吴吳周徐孙孫马馬朱胡郭何林罗羅高郑鄭梁谢謝宋唐许許韩韓冯馮邓鄧曹彭曾萧蕭肖田董袁潘于余叶葉蒋蔣杜苏蘇魏程吕呂丁任沈姚卢盧姜崔钟鍾谭譚陆陸汪范石廖贾賈夏韦韋付傅方白邹鄒孟熊秦邱江尹薛闫閻段雷侯龙龍史陶黎贺賀顾顧毛郝龚龔邵万萬钱錢严嚴武戴莫孔向汤湯施洪温康牛季樊葛邢安齐齊易乔喬伍庞龐颜顏倪庄莊聂聶章鲁魯岳翟殷詹申欧歐耿关關兰蘭焦俞左柳甘祝包宁尚符舒阮柯纪紀梅童凌毕畢单裴霍涂成苗谷盛曲翁冉骆路游辛靳管柴蒙鲍华喻祁蒲房滕屈饶解牟艾尤阳时穆农司卓古吉缪简车项连芦麦褚娄窦戚岑景党宫费卜冷晏席卫米柏宗瞿桂全佟应臧闵苟邬边卞姬师和仇栾隋商刁沙荣巫寇桑郎甄丛仲虞敖巩明佘池查麻苑迟邝김이박최정강조윤장임한오서신권황안송류유전홍고문양손배백허남심노하곽성차주우구나민진지엄채원천방공현함변염여추도소석선설마길연위표명기반왕금옥육인맹모탁국어",
);

const ONE_WORD = /^(?:[\u4e00-\u9fff]{2,4}|[\uac00-\ud7a3]{2,4})$/;
const TWO_WORDS =
  /^(?:[\u3005\u4e00-\u9fff]{1,3} [\u3005\u3041-\u30ff\u4e00-\u9fff]{1,4}|[\uac00-\ud7a3]{1,2} [\uac00-\ud7a3]{1,2})$/;
const NOT_NAMES = /简历|簡歷|履历|履歴|経歴|이력|자기소개|자기소|个人|個人|求职|應徵/;

/** Whether the text is written in Chinese, Japanese or Korean characters, in whole or in part. */
export function isEastAsian(text: string): boolean {
  return /[\u3041-\ud7ff]/.test(text);
}

function familyNameOf(name: string): string {
  const [family, given] = name.split(" ");
  if (family !== undefined && given !== undefined) return family;
  if (LONG_FAMILY_NAMES.includes(name.slice(0, 2)) && name.length > 2) return name.slice(0, 2);
  // Four characters without a space: of two names in Japan mostly two each.
  return name.slice(0, name.length === 4 ? 2 : 1);
}

/**
 * Whether the text has the form of a Chinese, Japanese or Korean name: "王小明", "山田 太郎", "김민수". Without a space it must
 * begin with a family name, unless a label says what it is (`isTold`).
 */
export function isEastAsianName(text: string, isLabelled = false): boolean {
  if (NOT_NAMES.test(text)) return false;
  if (TWO_WORDS.test(text)) return true;
  if (!ONE_WORD.test(text)) return false;
  return (
    isLabelled || FAMILY_NAMES.has(text.slice(0, 1)) || LONG_FAMILY_NAMES.includes(text.slice(0, 2))
  );
}

/** Given name and family name, which comes first. */
export function partsOfEastAsianName(name: string): { firstName: string; lastName: string } {
  const lastName = familyNameOf(name);
  return { firstName: name.slice(lastName.length).trim(), lastName };
}
