export const moreConcepts = `
swelling: 肿 肿胀
breathing: 呼吸 气喘
blood: 血 出血
skin: 皮肤 皮疹 痒
teeth: 牙 牙齿 牙科
eyes: 眼睛 眼镜 视力
symptom: 症状 头晕 晕倒
prescription: 处方
swallow: 吞 咽 嚼
divide: 掰 分开 切开 压碎
birth: 出生 生孩子 产假 陪产
outsider: 第三方 外人 他人 别人 第三人
breach: 泄露 黑客 泄漏
roof: 屋顶 房顶
wall: 墙 天花板
damp: 潮湿 发霉 霉
crack: 裂缝 开裂
fireplace: 壁炉 炉子
appliance: 家电 冰箱 洗衣机 电器
air_conditioning: 空调 制冷
laundry: 洗衣
drill: 打孔 钉子 打洞
barbecue: 烧烤
pests: 老鼠 蟑螂 虫
deduct: 扣除 抵扣 扣 抵
overpaid: 多付 多收
savings: 存款 积蓄
benefit: 补贴 津贴
card: 卡 信用卡 银行卡
withdrawal: 取现 取款
abroad: 国外 境外 出国
card_points: 积分
subscription: 套餐 订阅
offer: 报价 投标 标书 要约
together: 一起 共同 联合 联合体 合起来
spouse: 配偶 妻子 丈夫
separation: 离婚 分居
own: 所有权 产权 归 属于
promise: 保证 承诺
lie: 虚假 谎
dispute: 争议 纠纷 调解
insolvent: 破产
takeover: 收购 合并
force_majeure: 不可抗力 罢工
seize: 查封 扣押 冻结
side_job: 兼职 副业
union: 工会
relocate: 调动 外地 调离 派到
reference: 推荐
criminal_record: 犯罪记录
visa: 签证 居留
help: 帮助 协助
quick: 马上 立即 尽快 及时
early: 提前 早
weather: 天气 雨 雪
summer: 夏天 夏季
winter: 冬天 冬季
spring: 春天 春季 春节
autumn: 秋天 秋季
christmas: 圣诞 元旦
diet: 素食 饮食
disability: 残疾 轮椅
ship: 船
taxi: 出租车
seat: 座位
website: 网站 平台 网上
export: 下载 导出
private_use: 私用 自用
repeat: 重新 再次 补考
late_entry: 迟到
receipt: 收据 凭证 凭发票 发票 小票 票据 购物小票 收银条
used: 二手 旧
smell: 气味 臭 异味 煤气味
hardship: 困难
majority: 多数 过半
donor: 捐款
`
