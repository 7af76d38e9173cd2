export const concepts = `
price: سعر ثمن تكلفة رسوم يكلف كلفة
pay: يدفع دفع أدفع سداد تسديد
amount: مبلغ قيمة قدره
total: إجمالي مجموع
salary: راتب أجر مرتب
rent: إيجار أجرة
deposit: تأمين ضمان عربون
refund: استرداد يعاد أسترجع إرجاع استرجاع
discount: خصم تخفيض
penalty: غرامة عقوبة جزاء
interest: فائدة نسبة
loan: قرض
debt: دين متأخرات
tax: ضريبة
increase: زيادة رفع ارتفاع
decrease: تخفيض نقص
maximum: أقصى حد لا_يزيد
minimum: أدنى لا_تقل
free: مجاني مجانا
extra: إضافي إضافة
bonus: مكافأة علاوة
instalment: قسط أقساط
invoice: فاتورة فواتير
insurance: تأمين تغطية
excess: تحمل
claim: مطالبة تعويض
damage: ضرر أضرار تلف
theft: سرقة
flood: فيضان
storm: عاصفة
fire: حريق
account: حساب
transfer: تحويل
cash: نقد نقدا
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
sign: توقيع يوقع
begin: بداية تبدأ يبدأ سأبدأ
end: نهاية تنتهي انتهاء
cancel: إنهاء فسخ إلغاء الخروج
notice: إخطار يخطر أبلغ إشعار
renew: تجديد تمديد
landlord: مؤجر مالك صاحب_البيت
tenant: مستأجر ساكن
home: شقة منزل بيت سكن
room: غرفة
sublet: تأجير أؤجرها
move_out: إخلاء مغادرة
guest: ضيف زائر
pet: حيوان كلب الكلاب قط قطة
dog: كلب كلاب كلبي
cat: قطة
smoke: تدخين
noise: ضوضاء
repair: إصلاح صيانة يصلح تصليح
heating: تدفئة سخان
water: ماء مياه
electricity: كهرباء
gas: غاز
internet: إنترنت
garbage: قمامة
parking: موقف سيارات
car: سيارة
bicycle: دراجة
key: مفتاح مفاتيح
garden: حديقة
clean: تنظيف
paint: طلاء
build: بناء عمارة
neighbour: جار
meter: عداد
employer: شركة صاحب_العمل
employee: موظف عامل
boss: مدير رئيس
dismiss: فصل
resign: استقالة
job: وظيفة عمل
holiday: إجازة عطلة
sick: مرض مرضية مريض
probation: تجربة اختبار
hours: ساعات
overtime: إضافي
weekend: السبت الأحد
remote: عن_بعد
training: تدريب
experience: خبرة
apply: طلب تقديم طلبات متقدم
interview: مقابلة
proof: شهادة إثبات
hire: توظيف
child: طفل أطفال ابن بنت
parent: والد
family: عائلة
customer: عميل زبون
supplier: مورد
doctor: طبيب دكتور
lawyer: محام
judge: قاض
police: شرطة
bank: بنك
witness: شاهد
author: كاتب
chair: رئيس
director: مدير
clerk: سكرتير
agent: ممثل
contact: اتصال هاتف بريد أرسل اتصل تواصل
emergency: طوارئ
member: عضو
student: طالب
teacher: معلم
court: محكمة
decision: قرار حكم
appeal: استئناف طعن
win: كسب
reject: رفض
approve: موافقة قبول
reason: سبب لماذا
law: قانون
liable: مسؤول مسؤولية
confidential: سري
compete: منافسة
fault: خطأ
complaint: شكوى
deadline: موعد قبل آخر مهلة آخر_يوم
period: مدة فترة
valid: ساري
permit: يجوز يسمح يمكن أستطيع مسموح
forbid: يمنع لا_يجوز ممنوع محظور
require: يجب يشترط على
condition: شرط شروط
exception: استثناء
consent: موافقة إذن
right: حق
ignore: عدم
medicine: دواء حبوب
dose: جرعة
overdose: زائدة
forget: نسيان
side_effect: جانبية
pregnancy: حمل
allergy: حساسية
alcohol: كحول
drive: قيادة
food: طعام
disease: مرض
treatment: علاج
hospital: مستشفى
patient: مريض
store: حفظ
safe: خطر
trip: رحلة
arrive: وصول إحضار
pick_up: استلام أستلم اصطحاب المغادرة
vaccine: تطعيم لقاح
depart: مغادرة
flight: رحلة
luggage: أمتعة
ticket: تذكرة
hotel: فندق
delay: تأخير تأخر تأخرت
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
user: مستخدم
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
return: إعادة
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
change: تغيير
replace: استبدال
stop: وقف
pause: تعليق
open: مفتوح
close: مغلق
lose: فقدان
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
people: أشخاص
receive: يستلم يحصل
give: يعطي يقدم
send: يرسل ترسل أرسل
tell: يبلغ إخطار
buy: شراء
sell: بيع
use: استخدام
keep: احتفاظ
bring: إحضار أحضر
choose: اختيار
wait: انتظار
work: عمل يعمل
live: يسكن
stay: إقامة
check: تفتيش
carry_out: تنفيذ
destroy: إتلاف
borrow: اقتراض
enter: دخول
remove: إزالة
exceed: تجاوز
organise: تنظيم
name: اسم
language: لغة لغات
clothes: ملابس
equipment: جهاز
purpose: غرض
inherit: إرث
death: وفاة
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
failed_payment: تعثر متأخرات ارتداد
reminder: تذكير إنذار
lift: مصعد سلم درج
floor: طابق دور
cellar: قبو مخزن علية
balcony: شرفة تراس
furniture: أثاث مفروش
window: نافذة باب زجاج سور
mobile: جوال هاتف_محمول حاسوب جهاز
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
consumption: استهلاك قراءة
minutes: محضر سجل
accounts: حسابات ميزانية محاسبة
certify: موثق كاتب_العدل مصدق
work_supplement: بدل عمل_ليلي
company_car: سيارة_الشركة نفقات_السفر
handover: تسليم استلام
swimming: مسبح سباحة
`
