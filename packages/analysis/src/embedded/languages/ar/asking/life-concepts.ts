/** What people call matters of body, offices and everyday life, in the form of `concepts.ts`. */
export const lifeConcepts = `
heart: قلب القلب جلطة خفقان
kidney: كلية الكلى كلوي غسيل_كلى
liver: كبد الكبد كبدي
stomach: معدة بطن البطن أمعاء
brain: دماغ رأس سكتة صرع
bone: عظم عظام كسر مفصل مفاصل
lungs: رئة رئتين التهاب_رئوي صدر
sugar: سكر سكري أنسولين
tired: تعب إرهاق نعاس
sleep: نوم أرق
infection: عدوى مضاد_حيوي بكتيريا فيروس التهاب
fasting: صائم صيام معدة_فارغة
gamble: رهان مراهنة قمار يانصيب
currency: عملة عملات عملة_أجنبية سعر_الصرف
adult: بالغ بالغين راشد
musician: فرقة موسيقيين حفلة
couple: زوجين كلاهما الزوجان
subcontractor: مقاول_من_الباطن تعاقد_من_الباطن
suspect: اشتباه مشتبه متهم تحقيق
volunteer: متطوع متطوعين تطوع
reception: إشارة تغطية شبكة
material: بلاستيك خشب معدن فولاذ خرسانة طوب
tree: شجرة أشجار قطع
shares: سهم أسهم إعادة_شراء
waive: إعفاء تنازل إسقاط
postpone: تأجيل تأخير_الموعد موعد_آخر تغيير_الموعد
cheapest: أرخص أدنى_سعر
prevail: يسود الأولوية تعارض تناقض
authority: سلطة جهة وزارة حكومة هيئة
translate: ترجمة مترجم
reply: رد الرد جواب إجابة
fair: حفل مهرجان احتفال
opinion: رأي رأيي ملاحظات تعليق تعليقات
`
