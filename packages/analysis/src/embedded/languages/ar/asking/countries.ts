export const countries = `
united_states: أمريكا الولايات_المتحدة نيويورك
canada: كندا تورونتو
united_kingdom: بريطانيا المملكة_المتحدة إنجلترا لندن
ireland: أيرلندا دبلن
france: فرنسا باريس
germany: ألمانيا برلين ميونخ
spain: إسبانيا مدريد برشلونة
portugal: البرتغال لشبونة
italy: إيطاليا روما ميلانو
austria: النمسا فيينا
switzerland: سويسرا زيورخ جنيف
netherlands: هولندا أمستردام
belgium: بلجيكا بروكسل
poland: بولندا وارسو
greece: اليونان أثينا
turkey: تركيا إسطنبول
morocco: المغرب مراكش
russia: روسيا موسكو
china: الصين بكين شنغهاي
japan: اليابان طوكيو
australia: أستراليا سيدني
everywhere: أنحاء_العالم
`
