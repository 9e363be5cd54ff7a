import { list } from "../pack.fixture.ts";
import type { LanguagePack } from "../pack.fixture.ts";

const turkish: LanguagePack = {
  code: "tr",
  people: list("Elif Şahinkaya; Murat|Yıldırım Öz; İrem Çalışkan; Onur Gündoğdu; Zeynep Ilıcak"),
  places: list("İzmir, Türkiye; Ankara; Bursa, Türkiye; İstanbul"),
  phones: list("+90 5## ### ## ##; 0 5## ### ## ##"),
  headings: {
    summary: list("Özet; Hakkımda; Kariyer Özeti"),
    experience: list("İş Deneyimi; İş Tecrübesi; Mesleki Deneyim"),
    education: list("Eğitim; Eğitim Bilgileri; Öğrenim Durumu"),
    skills: list("Yetkinlikler; Beceriler; Bilgisayar Bilgisi"),
    languages: list("Yabancı Diller; Diller; Dil Bilgisi"),
    certificates: list("Sertifikalar; Sertifika ve Eğitimler"),
    awards: list("Ödüller; Başarılar"),
    interests: list("Hobiler; İlgi Alanları"),
    contact: list("İletişim; İletişim Bilgileri; Kişisel Bilgiler"),
  },
  months: list("Ocak;Şubat;Mart;Nisan;Mayıs;Haziran;Temmuz;Ağustos;Eylül;Ekim;Kasım;Aralık"),
  shortMonths: list("Oca;Şub;Mar;Nis;May;Haz;Tem;Ağu;Eyl;Eki;Kas;Ara"),
  present: list("Devam ediyor; Halen; Günümüz"),
  titles: list(
    "Satış Müdürü; Yazılım Mühendisi; Muhasebe Uzmanı; Hemşire; İngilizce Öğretmeni; İnsan Kaynakları Uzmanı; Stajyer",
  ),
  companies: list(
    "Gündoğdu Gıda A.Ş.; Ege Lojistik Ltd. Şti.; Anadolu Bankası; Çalışkan İnşaat A.Ş.; Özel Körfez Hastanesi",
  ),
  degrees: list("Lisans, İşletme; Yüksek Lisans, Makine Mühendisliği; Ön Lisans, Muhasebe"),
  schools: list("Ege Üniversitesi; Boğaziçi Üniversitesi; Bornova Anadolu Lisesi"),
  languages: list("Türkçe; İngilizce; Almanca; Fransızca"),
  levels: list("Ana dil; İleri; Orta; Başlangıç; B2"),
  skills: list(
    "Excel; Logo Tiger; Proje yönetimi; AutoCAD; Müzakere; Python; SAP; Photoshop; Takım çalışması; SEO; İhracat",
  ),
  skillGroups: list("Yazılım; Kişisel; Teknik; Yöntemler"),
  years: list("# yıl; # yıl deneyim"),
  awards: list("Yılın Çalışanı Ödülü|Ege Lojistik Ltd. Şti.; Başarı Ödülü|İzmir Ticaret Odası"),
  certificates: list(
    "İlk Yardım Sertifikası|Kızılay; Proje Yönetimi Sertifikası|Ege Üniversitesi; CCNA|Cisco",
  ),
  tasks: list(
    "Altı kişilik bir ekibin yönetilmesi ve bütçenin hazırlanması; Aylık raporların yönetime sunulması; Yeni müşteri kayıt sisteminin kurulması; Tedarikçilerle sözleşme görüşmelerinin yürütülmesi",
  ),
  summary:
    "Sekiz yıllık deneyime sahip, ayrıntılara önem veren ve ekip içinde çalışmayı seven bir uzman.",
  interests: list("Yüzme; Seramik; Satranç"),
};

const indonesian: LanguagePack = {
  code: "id",
  people: list("Bayu Prasetyo; Siti|Nur Aisyah; Rizky Hidayat; Dewi Lestariningsih; Agus Wibowo"),
  places: list("Surabaya, Indonesia; Jakarta; Bandung, Indonesia; Yogyakarta"),
  phones: list("+62 8##-####-####; 08##-####-####"),
  headings: {
    summary: list("Tentang Saya; Ringkasan; Profil"),
    experience: list("Pengalaman Kerja; Riwayat Pekerjaan; Pengalaman Profesional"),
    education: list("Riwayat Pendidikan; Pendidikan; Pendidikan Formal"),
    skills: list("Keahlian; Kemampuan; Keterampilan"),
    languages: list("Bahasa; Kemampuan Bahasa; Penguasaan Bahasa"),
    certificates: list("Sertifikat; Sertifikasi; Sertifikasi dan Pelatihan"),
    awards: list("Penghargaan; Prestasi"),
    interests: list("Hobi; Minat; Minat dan Hobi"),
    contact: list("Kontak; Data Pribadi; Data Diri"),
  },
  months: list(
    "Januari;Februari;Maret;April;Mei;Juni;Juli;Agustus;September;Oktober;November;Desember",
  ),
  shortMonths: list("Jan;Feb;Mar;Apr;Mei;Jun;Jul;Agu;Sep;Okt;Nov;Des"),
  present: list("Sekarang; Saat ini; sekarang"),
  titles: list(
    "Staf Akuntansi; Manajer Penjualan; Perawat; Analis Data; Admin Gudang; Guru Matematika; Asisten Manajer",
  ),
  companies: list(
    "PT Sinar Samudra; PT Bank Lestari Tbk; CV Karya Muda; Rumah Sakit Harapan; Yayasan Cendekia",
  ),
  degrees: list("S1 Akuntansi; S2 Manajemen; D3 Keperawatan; Sarjana Teknik Industri"),
  schools: list("Universitas Airlangga; Politeknik Negeri Malang; SMA Negeri 5 Surabaya"),
  languages: list("Bahasa Indonesia; Bahasa Inggris; Bahasa Jawa; Bahasa Mandarin"),
  levels: list("B2; C1; fluent; native"),
  skills: list(
    "Microsoft Excel; Canva; Negosiasi; SEO; Google Ads; Python; Akuntansi biaya; Photoshop; Kerja tim; SAP; Copywriting",
  ),
  skillGroups: list("Perangkat lunak; Pribadi; Teknis; Metode"),
  years: list("# years; # years"),
  awards: list(
    "Penghargaan Karyawan Terbaik|PT Sinar Samudra; Juara 2 Lomba Inovasi|Universitas Airlangga",
  ),
  certificates: list(
    "Brevet Pajak A dan B|Ikatan Akuntan Indonesia; Google Ads Search|Google; Sertifikat K3|Kementerian Ketenagakerjaan",
  ),
  tasks: list(
    "Memimpin tim beranggotakan enam orang dan menyusun anggaran; Menyusun laporan bulanan untuk direksi; Melayani pelanggan di tiga kota; Mengelola persediaan barang di gudang pusat",
  ),
  summary:
    "Lulusan ekonomi dengan pengalaman lima tahun, teliti, dan terbiasa bekerja dengan tenggat waktu.",
  interests: list("Futsal; Fotografi; Memasak"),
};

const vietnamese: LanguagePack = {
  code: "vi",
  people: list("Minh Châu|Nguyễn; Thu Hà|Trần Thị; Quốc Bảo|Lê; Hồng Nhung|Phạm Thị; Đức Anh|Võ"),
  places: list("Đà Nẵng, Việt Nam; Hà Nội; Hải Phòng, Việt Nam; Cần Thơ"),
  phones: list("+84 9## ### ###; 09## ### ###"),
  headings: {
    summary: list("Mục tiêu nghề nghiệp; Giới thiệu; Giới thiệu bản thân"),
    experience: list("Kinh nghiệm làm việc; Quá trình công tác; Kinh nghiệm"),
    education: list("Học vấn; Trình độ học vấn; Quá trình học tập"),
    skills: list("Kỹ năng; Kỹ năng chuyên môn; Các kỹ năng"),
    languages: list("Ngoại ngữ; Ngôn ngữ; Trình độ ngoại ngữ"),
    certificates: list("Chứng chỉ; Bằng cấp và chứng chỉ"),
    awards: list("Giải thưởng; Thành tích"),
    interests: list("Sở thích; Hoạt động xã hội"),
    contact: list("Liên hệ; Thông tin cá nhân; Thông tin liên hệ"),
  },
  months: list(
    "tháng 1;tháng 2;tháng 3;tháng 4;tháng 5;tháng 6;tháng 7;tháng 8;tháng 9;tháng 10;tháng 11;tháng 12",
  ),
  shortMonths: list("T1;T2;T3;T4;T5;T6;T7;T8;T9;T10;T11;T12"),
  present: list("nay; hiện nay; Hiện tại"),
  titles: list(
    "Nhân viên kinh doanh; Kỹ sư phần mềm; Kế toán trưởng; Trưởng phòng nhân sự; Giáo viên tiếng Anh; Chuyên viên đào tạo",
  ),
  companies: list(
    "Công ty TNHH Sao Mai; Công ty Cổ phần Biển Đông; Ngân hàng Phương Nam; Bệnh viện Hòa Bình; Tập đoàn Trường Sơn",
  ),
  degrees: list("Cử nhân Quản trị kinh doanh; Thạc sĩ Tài chính; Kỹ sư Công nghệ thông tin"),
  schools: list("Trường Đại học Kinh tế; Đại học Bách khoa Hà Nội; Cao đẳng Thương mại"),
  languages: list("Tiếng Việt; Tiếng Anh; Tiếng Nhật; Tiếng Hàn"),
  levels: list("B1; C1; B2; A2"),
  skills: list(
    "Excel; Đàm phán; Thuyết trình; Photoshop; Quản lý dự án; Python; SAP; Chăm sóc khách hàng; SEO; Làm việc nhóm",
  ),
  skillGroups: list("Phần mềm; Cá nhân; Kỹ thuật; Phương pháp"),
  years: list("# years; # years"),
  awards: list("Nhân viên xuất sắc|Công ty TNHH Sao Mai; Giải nhất khởi nghiệp|Đại học Đà Nẵng"),
  certificates: list("TOEIC 780|IIG Việt Nam; PMP|PMI; Kế toán viên|Bộ Tài chính"),
  tasks: list(
    "Quản lý nhóm sáu người và lập ngân sách hằng năm; Báo cáo doanh số hằng tháng cho ban giám đốc; Tư vấn khách hàng tại ba thành phố; Xây dựng quy trình tiếp nhận đơn hàng mới",
  ),
  summary:
    "Mong muốn phát triển lâu dài trong một môi trường chuyên nghiệp và trở thành quản lý trong ba năm tới.",
  interests: list("Du lịch; Nấu ăn; Cờ vua"),
};

export const EASTERN = [turkish, indonesian, vietnamese];
