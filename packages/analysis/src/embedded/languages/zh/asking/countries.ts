export const countries = `
united_states: 美国 纽约 加州
canada: 加拿大 多伦多 温哥华
united_kingdom: 英国 伦敦
ireland: 爱尔兰 都柏林
france: 法国 巴黎
germany: 德国 柏林 慕尼黑
spain: 西班牙 马德里
portugal: 葡萄牙 里斯本
italy: 意大利 罗马 米兰
austria: 奥地利 维也纳
switzerland: 瑞士 苏黎世 日内瓦
netherlands: 荷兰 阿姆斯特丹
belgium: 比利时 布鲁塞尔
poland: 波兰 华沙
greece: 希腊 雅典
turkey: 土耳其 伊斯坦布尔
morocco: 摩洛哥
russia: 俄罗斯 莫斯科
china: 中国 北京 上海
japan: 日本 东京
australia: 澳大利亚 澳洲 悉尼
everywhere: 全球 世界各地
`
