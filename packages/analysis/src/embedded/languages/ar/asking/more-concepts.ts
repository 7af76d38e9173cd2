export const moreConcepts = `
swelling: تورم انتفاخ
breathing: تنفس ربو
blood: دم نزيف
skin: جلد طفح حكة
teeth: أسنان سن
eyes: عين عيون نظارة
symptom: أعراض دوخة إغماء
prescription: وصفة
swallow: بلع مضغ
divide: تقسيم قسم نصف
birth: ولادة أمومة أبوة
outsider: غريب طرف_ثالث الغير شخص_آخر
breach: اختراق تسريب_بيانات هاكر
roof: سقف سطح
wall: جدار حائط جدران
damp: رطوبة عفن
crack: شق تشقق شقوق
fireplace: مدفأة موقد
appliance: ثلاجة غسالة فرن أجهزة
air_conditioning: تكييف مكيف
laundry: غسيل
drill: ثقب مسامير حفر
barbecue: شواء
pests: حشرات فئران صراصير
deduct: خصم يخصم اقتطاع
overpaid: زائد دفعت_زيادة
savings: مدخرات ادخار
benefit: إعانة بدل
card: بطاقة بطاقات
withdrawal: سحب صراف
abroad: خارج الخارج أجنبي
card_points: نقاط
subscription: اشتراك باقة
offer: عرض عطاء
together: معا مشترك
spouse: زوج زوجة
separation: طلاق انفصال
own: ملكية ملك يملك
promise: ضمان مضمون وعد
lie: كاذب كذب
dispute: نزاع خلاف تحكيم وساطة
insolvent: إفلاس إعسار
takeover: اندماج استحواذ
force_majeure: قوة_قاهرة إضراب
seize: حجز حجر
side_job: عمل_آخر وظيفة_أخرى
union: نقابة
relocate: نقل انتقال مدينة_أخرى
reference: توصية
criminal_record: سوابق
visa: تأشيرة إقامة
help: مساعدة دعم
quick: بسرعة فورا سريع
early: مبكر قبل_الموعد باكرا
weather: طقس مطر ثلج
summer: صيف يونيو يوليو أغسطس
winter: شتاء ديسمبر يناير فبراير
spring: ربيع مارس أبريل
autumn: خريف سبتمبر أكتوبر نوفمبر
christmas: عيد
diet: حمية نباتي
disability: إعاقة كرسي
ship: سفينة عبارة
taxi: تاكسي أجرة
seat: مقعد
website: موقع_إلكتروني بوابة تطبيق
export: تنزيل تصدير
private_use: استخدام_شخصي شخصي
repeat: إعادة تكرار
late_entry: متأخرون
receipt: إيصال وصل فاتورة فواتير
used: مستعمل
smell: رائحة رائحة_غاز
hardship: صعوبة ضائقة
majority: أغلبية إجماع نصاب
donor: تبرع
`
