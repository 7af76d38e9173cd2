/** What people call matters of body, offices and everyday life, in the form of `concepts.ts`. */
export const lifeConcepts = `
heart: 心脏 心 心梗 心律 心悸
kidney: 肾 肾脏 肾功能 透析
liver: 肝 肝脏 肝功能 肝炎
stomach: 胃 肚子 腹部 肠
brain: 脑 头 中风 癫痫
bone: 骨 骨折 关节
lungs: 肺 肺炎 胸
sugar: 糖 糖尿病 胰岛素 血糖
tired: 累 疲劳 困倦 嗜睡
sleep: 睡眠 失眠 睡觉
infection: 感染 抗生素 细菌 病毒
fasting: 空腹 禁食
gamble: 赌 赌博 彩票 博彩
currency: 货币 外币 汇率
adult: 成人 成年人 大人
musician: 乐队 演出 音乐会
couple: 夫妻 夫妇 两口子
subcontractor: 分包 分包商 转包 外包
suspect: 嫌疑 涉嫌 调查
volunteer: 志愿者 义工 无偿
reception: 信号 覆盖 没信号
material: 塑料 木材 木头 金属 钢 混凝土 砖
tree: 树 树木 砍伐
shares: 股票 股份 回购
waive: 豁免 免除 减免
postpone: 延期 推迟 改期 改天 改日期
cheapest: 最便宜 最低价
prevail: 为准 优先 不一致 冲突
authority: 主管部门 监管 政府 机关 管理局
translate: 翻译 口译
reply: 回复 答复 回答 回信 回函 回音
fair: 聚会 庆典 派对 集市
opinion: 意见 看法 反馈 建议 提意见
`
