export const concepts = `
price: سعر ثمن تكلفة رسوم يكلف كلفة السعر التكلفة ثمنه تكاليف أسعار بكم غالي رخيص
pay: يدفع دفع أدفع سداد تسديد الدفع يدفعها سأدفع ندفع دفعت مدفوع يسدد تحمل يتحمل
amount: مبلغ قيمة قدره المبلغ مبالغ
total: إجمالي مجموع المجموع الإجمالي كامل كلها
salary: راتب أجر مرتب الراتب الأجر رواتب أتقاضى
rent: إيجار أجرة الإيجار تأجير إيجارية
deposit: تأمين ضمان عربون التأمين وديعة ضمانة الوديعة
refund: استرداد يعاد أسترجع إرجاع استرجاع استعادة أسترد يرد رد ترجع يرجع
discount: خصم تخفيض الخصم حسم أرخص
penalty: غرامة عقوبة جزاء الغرامة غرامات جزائي مخالفة تعويض يغرم
interest: فائدة نسبة
loan: قرض
debt: دين متأخرات ديون متأخر مستحق مستحقات
tax: ضريبة
increase: زيادة رفع ارتفاع يزيد رفع_الإيجار يرتفع أعلى أغلى
decrease: تخفيض نقص يخفض تقليل ينقص أقل
maximum: أقصى حد لا_يزيد الحد_الأقصى أكثر أقصاها كحد_أقصى
minimum: أدنى لا_تقل الحد_الأدنى على_الأقل
free: مجاني مجانا بدون_مقابل دون_رسوم مجانية
extra: إضافي إضافة إضافية زيادة_على علاوة
bonus: مكافأة علاوة
instalment: قسط أقساط دفعات تقسيط شهرية دفعة
invoice: فاتورة فواتير
insurance: تأمين تغطية التأمين مؤمن وثيقة_التأمين
excess: تحمل
claim: مطالبة تعويض
damage: ضرر أضرار تلف تلفيات كسر مكسور خراب عطل تالف
theft: سرقة سرق مسروق لص
flood: فيضان تسرب تسريب
storm: عاصفة
fire: حريق
account: حساب الحساب حسابي بنكي
transfer: تحويل حوالة أحول
cash: نقد نقدا نقدي كاش مصروف
cheque: شيك
budget: ميزانية
profit: ربح أرباح
revenue: إيرادات مبيعات
dividend: توزيعات
shareholder: مساهم
expense: نفقات مصاريف
grant: منحة
gift: هدية
pension: تقاعد
contract: عقد اتفاق
sign: توقيع يوقع وقع التوقيع موقع
begin: بداية تبدأ يبدأ سأبدأ البدء بدء يبدا تاريخ_البدء تنطلق انطلاق
end: نهاية تنتهي انتهاء تنتهى انقضاء ختام النهاية تنقضي
cancel: إنهاء فسخ إلغاء الخروج ألغي الإلغاء أفسخ إنهاء_العقد أترك ترك فسخ_العقد الانسحاب الفسخ
notice: إخطار يخطر أبلغ إشعار إشعار_مسبق أخبر إنذار مسبقا تنبيه
renew: تجديد تمديد يجدد تلقائيا التجديد يمدد
landlord: مؤجر مالك صاحب_البيت المؤجر المالك صاحب
tenant: مستأجر ساكن المستأجر المستأجرة
home: شقة منزل بيت سكن الشقة المسكن العقار الوحدة
room: غرفة
sublet: تأجير أؤجرها التأجير_من_الباطن الباطن
move_out: إخلاء مغادرة أغادر أخلي الإخلاء تسليم_الشقة أخرج
guest: ضيف زائر ضيوف زوار أقارب صديق صديقي
pet: حيوان كلب الكلاب قط قطة حيوانات أليفة
dog: كلب كلاب كلبي
cat: قطة
smoke: تدخين أدخن
noise: ضوضاء إزعاج ضجيج صوت موسيقى
repair: إصلاح صيانة يصلح تصليح أصلح
heating: تدفئة سخان
water: ماء مياه الماء المياه
electricity: كهرباء الكهرباء
gas: غاز
internet: إنترنت
garbage: قمامة نفايات
parking: موقف سيارات مواقف
car: سيارة سيارتي مركبة
bicycle: دراجة
key: مفتاح مفاتيح قفل
garden: حديقة
clean: تنظيف نظافة
paint: طلاء دهان
build: بناء عمارة تعديل
neighbour: جار
meter: عداد
employer: شركة صاحب_العمل الشركة
employee: موظف عامل الموظف العامل
boss: مدير رئيس
dismiss: فصل طرد إقالة
resign: استقالة أستقيل
job: وظيفة عمل
holiday: إجازة عطلة
sick: مرض مرضية مريض إجازة_مرضية قيء تقيأ
probation: تجربة اختبار
hours: ساعات
overtime: إضافي
weekend: السبت الأحد
remote: عن_بعد
training: تدريب
experience: خبرة
apply: طلب تقديم طلبات متقدم
interview: مقابلة
proof: شهادة إثبات مستند
hire: توظيف
child: طفل أطفال ابن بنت ابنة ولد
parent: والد
family: عائلة زوج زوجة أسرة أخ أخت الجدة الجد
customer: عميل زبون
supplier: مورد
doctor: طبيب دكتور
lawyer: محام محامي المحامي محاميا
judge: قاض
police: شرطة
bank: بنك
witness: شاهد
author: كاتب
chair: رئيس
director: مدير
clerk: سكرتير
agent: ممثل وكيل توكيل نيابة_عني
contact: اتصال هاتف بريد أرسل اتصل تواصل رقم أتصل
emergency: طوارئ عاجل
member: عضو
student: طالب
teacher: معلم
court: محكمة المحكمة قضاء قاض قاضي القضاء
decision: قرار حكم
appeal: استئناف طعن اعتراض أعترض الطعن تظلم
win: كسب
reject: رفض مرفوض
approve: موافقة قبول
reason: سبب لماذا بسبب
law: قانون
liable: مسؤول مسؤولية يتحمل على_نفقة على_حساب
confidential: سري
compete: منافسة
fault: خطأ
complaint: شكوى
deadline: موعد قبل آخر مهلة آخر_يوم آخر_موعد متى_آخر
period: مدة فترة
valid: ساري صالح سريان
permit: يجوز يسمح يمكن أستطيع مسموح يحق
forbid: يمنع لا_يجوز ممنوع محظور يحظر
require: يجب يشترط على ملزم مطلوب لازم علي يلتزم
condition: شرط شروط
exception: استثناء باستثناء إلا ما_عدا
consent: موافقة إذن موافقة_خطية
right: حق حقوق
ignore: عدم لم_أدفع تجاهل
medicine: دواء حبوب أدوية
dose: جرعة
overdose: زائدة
forget: نسيان
side_effect: جانبية
pregnancy: حمل
allergy: حساسية
alcohol: كحول
drive: قيادة أسوق المركبات
food: طعام أكل وجبة
disease: مرض
treatment: علاج
hospital: مستشفى
patient: مريض
store: حفظ تخزين مخزنة
safe: خطر
trip: رحلة سفر الرحلة عطلة
arrive: وصول إحضار
pick_up: استلام أستلم اصطحاب المغادرة
vaccine: تطعيم لقاح
depart: مغادرة
flight: رحلة
luggage: أمتعة
ticket: تذكرة
hotel: فندق
delay: تأخير تأخر تأخرت متأخرا
passenger: راكب
booking: حجز
school: مدرسة
lesson: درس
exam: امتحان
meeting: اجتماع
vote: تصويت
elect: انتخاب
attend: حضور
absent: غياب
system: نظام
data: بيانات
password: كلمة_المرور
outage: عطل تعطل
error: خطأ
user: مستخدم مستخدمين ترخيص
weight: وزن
size: مساحة حجم
height: ارتفاع
distance: مسافة
speed: سرعة
battery: بطارية
charge: شحن
temperature: حرارة
colour: لون
warranty: ضمان
delivery: تسليم
spare_part: قطع
install: تركيب
return: إعادة إرجاع تسليم
product: منتج
manufacturer: مصنع
number: رقم
address: عنوان شارع
place: مكان طابق
email: بريد
result: نتيجة
test: فحص
measure: إجراء
risk: مخاطر
problem: مشكلة
change: تغيير تعديل يغير
replace: استبدال بديل تبديل تجديد
stop: وقف
pause: تعليق
open: مفتوح
close: مغلق
lose: فقدان ضاع أضعت
previous: سابق
next: قادم
first: أول
last: آخر
half: نصف
each: كل
day: يوم أيام
night: ليل
week: أسبوع
month: شهر شهري
year: سنة سنوية
morning: صباح
evening: مساء
old: عمر عمره
often: مرة
part: جزء
people: أشخاص شخص
receive: يستلم يحصل أستلم أحصل
give: يعطي يقدم تسليم
send: يرسل ترسل أرسل إرسال
tell: يبلغ إخطار يخبر إبلاغ
buy: شراء
sell: بيع
use: استخدام
keep: احتفاظ يحتفظ
bring: إحضار أحضر
choose: اختيار
wait: انتظار
work: عمل يعمل
live: يسكن أسكن يعيش إقامة
stay: إقامة
check: تفتيش اطلاع الاطلاع مراجعة معاينة فحص
carry_out: تنفيذ
destroy: إتلاف
borrow: اقتراض
enter: دخول يدخل
remove: إزالة
exceed: تجاوز
organise: تنظيم
name: اسم
language: لغة لغات
clothes: ملابس
equipment: جهاز
purpose: غرض
inherit: إرث
death: وفاة موت
marriage: زواج
photo: صورة
publish: نشر
ask: طلب
wrong: خطأ
fraud: احتيال تزوير مزور غش
double: مرتين ضعف مزدوج
fuel: وقود بنزين ديزل
capacity: مقاعد سعة مقعد
injury: إصابة جرح حادث
pain: ألم صداع وجع
crime: جريمة سجن إدانة
evict: إخلاء طرد
failed_payment: تعثر متأخرات ارتداد لم_تسدد غير_مسددة رصيد_غير_كاف
reminder: تذكير إنذار
lift: مصعد سلم درج
floor: طابق دور
cellar: قبو مخزن علية
balcony: شرفة تراس
furniture: أثاث مفروش
window: نافذة باب زجاج سور
mobile: جوال هاتف_محمول حاسوب جهاز اللابتوب الحاسوب
valuables: مجوهرات ممتلكات مقتنيات
road: شارع طريق جسر رصيف
train: قطار حافلة محطة
letter: رسالة بريد طرد خطاب
form: استمارة نموذج تعبئة
identity: جواز_السفر هوية بطاقة
quality: جودة معيار تقييم
security: إنذار كاميرا مراقبة
backup: نسخ_احتياطي استعادة
update: تحديث إصدار
stock: مخزون مستودع
shop: متجر محل فرع
forecast: توقعات تقدير متوقع
deficit: خسارة عجز
biggest: أكبر رئيسي أهم
violence: عنف تهديد تحرش
discrimination: تمييز مساواة
expert: خبير مهندس مستشار
project: مشروع برنامج
break_time: استراحة راحة
childcare: حضانة روضة
sport: رياضة
permission_to_build: رخصة_بناء ترخيص
executor: منفذ_الوصية وصي
custody: حضانة_الطفل وصاية رعاية
consumption: استهلاك قراءة متر_مكعب
minutes: محضر سجل
accounts: حسابات ميزانية محاسبة
certify: موثق كاتب_العدل مصدق
work_supplement: بدل عمل_ليلي
company_car: سيارة_الشركة نفقات_السفر
handover: تسليم استلام
swimming: مسبح سباحة
`
