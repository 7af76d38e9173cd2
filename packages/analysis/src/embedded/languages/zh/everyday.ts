/** Everyday questions in Chinese, written as the English ones are. */
export const everyday = `
leave_days: 假期 年假 休假 / 几天 多少 多久 > 年休假 年假 带薪 休假
public_holidays: 节假日 法定假日 过年 > 法定节假日 节假日
pay: 工资 薪水 月薪 挣 / 多少 > 工资 薪酬 劳动报酬 月薪
pay_day: 工资 薪水 / 什么时候 几号 哪天 > 工资 / 支付 发放 每月
working_hours: 工作时间 上班 几点上班 几个小时 > 工作时间 工时 每日工作 每周
overtime: 加班 > 加班 延长工作时间
start_day: 什么时候开始 哪天开始 何时生效 入住 > 起 开始 生效 自 入住
end_day: 什么时候到期 到什么时候 何时结束 截止 | 到什么时候 什么时候结束 什么时候截止 截止到 租期 有效期 > 止 届满 到期 终止 截止时间 截止日期 至 有效期至
length: 多长 几年 多久 / 合同 租 签 > 期限 为期 年
probation: 试用期 > 试用期
notice: 提前多久 提前几天 通知 > 提前 通知
leave_early: 提前 / 退租 解除 搬走 离职 > 提前解除 提前退租 违约金 解除
sick: 生病 病假 > 病假 患病 医疗期
pension: 养老 退休金 > 养老保险 社会保险
remote_work: 在家办公 远程 > 远程 居家办公
workplace: 在哪上班 工作地点 > 工作地点
rival: 竞争对手 同行 > 竞业 竞争
other_job: 兼职 副业 > 兼职
bonus: 奖金 年终奖 > 奖金
expenses: 报销 交通费 > 报销 差旅
rent: 房租 租金 / 多少 | 房租 租金 月租 / 多少 几 > 租金 月租金 租金标准
rent_due: 房租 租金 / 什么时候 几号 > 租金 / 日前 支付 每月
late_payment: 逾期 晚交 迟交 拖欠 > 逾期 滞纳金 违约金
deposit: 押金 保证金 / 多少 > 押金 保证金
deposit_back: 押金 / 退 还 > 押金 / 退还 返还
pets: 狗 猫 宠物 > 宠物 动物
smoking: 抽烟 吸烟 > 吸烟 禁烟
sublet: 转租 转让 民宿 > 转租 转让 转借
guests: 朋友 客人 / 住 留宿 > 留宿 他人 访客
repairs: 维修 修理 坏了 > 维修 修缮 损坏
utilities: 水电 物业费 暖气 / 谁 包 > 水电 物业 燃气
raise: 涨 上调 > 调整 上涨 递增 | 变更 修改 / 价格 费用 租金
handing_back: 退租 交还 / 打扫 状态 > 恢复原状 交还
renewal: 续 自动 什么都不做 > 续签 自动 顺延
entry: 房东 / 进入 进屋 钥匙 > 进入
parking: 停车 车位 > 停车 车位
alterations: 装修 改造 打孔 > 装修 改造 改建
quiet: 噪音 吵 音乐 > 噪音 扰民
keys: 钥匙 > 钥匙
abroad: 国外 出国 境外 > 境外 国外
valuables: 手机 首饰 自行车 / 保 盗 > 珠宝 贵重 手机
excess: 自付 免赔 > 免赔
claim: 出险 报案 理赔 索赔 > 报案 通知 索赔
premium: 保费 > 保险费 保费
limit: 最多 上限 / 赔 保 付 > 最高 限额 不超过
not_covered: 不保 不包括 不赔 > 除外 不承担 不包括
change_of_mind: 反悔 改主意 > 撤销 无理由 解除
empty_home: 空置 > 空置 无人
dose: 几片 几次 怎么吃 吃多少 > 用法 用量 每日 片
missed_dose: 忘了吃 漏服 > 漏服
overdose: 吃多了 过量 > 过量
pregnancy: 怀孕 哺乳 孕妇 > 孕妇 妊娠 哺乳
alcohol: 喝酒 酒 > 饮酒 酒精
driving: 开车 驾驶 > 驾驶 操作机器
other_medicines: 其他药 一起吃 同时 > 合用 相互作用 同时使用
age: 岁 孩子 儿童 未成年 > 周岁 未成年 儿童
stopping: 停药 > 停药
storage: 保存 存放 冰箱 > 贮藏 保存
appeal_time: 上诉 申诉 复议 异议 / 多久 几天 期限 > 上诉 复议 申诉 / 日内 天
appeal: 上诉 申诉 复议 不服 > 上诉 复议 申诉 提起诉讼
outcome: 赢 输 判决结果 > 判决 驳回 支持
award: 赔偿 / 多少 > 赔偿 支付
court_costs: 诉讼费 > 诉讼费 受理费
decider: 谁 / 决定 法官 > 审判长 法官 委员会
ignoring: 不理 不回复 什么都不做 | 不理会 没反应 不回应 > 逾期 未 否则 视为 视同
reply_by: 答复 回复 报名 签 / 之前 什么时候 > 答复 报名 回执 / 前
total: 一共 总共 总计 | 多少 / 要交 要付 应付 应缴 一共 欠 > 总计 合计 总价 总费用 应付 应缴 应交 合计金额 预算金额 总金额 应还
payment_due: 什么时候 何时 / 付款 交 支付 | 几号 哪天 什么时候 何时 最晚 / 付 交 缴 还款 扣款 > 支付 付款 / 日前 内 | 付款日 缴费日 还款日 扣款日 到期日 缴费期限 应缴日期 付款期限 日前支付 日前缴 每月 ~ 已付 已缴 已支付 已收到
payment_way: 怎么 哪个账户 / 付 交 转 > 转账 银行账户 账号
cash: 现金 刷卡 > 现金 转账
early_discount: 提前 一次性 / 优惠 便宜 > 优惠 折扣
tax: 税 > 税 增值税
chair: 谁 / 主持 > 主持 主持人
absent: 谁 / 缺席 没来 > 缺席 请假
next_meeting: 下次 > 下次
vote: 投票 反对 赞成 > 赞成 反对 弃权
cancel: 取消 解除 退订 / 怎么 可以 | 能 可以 / 退 取消 不要 解约 > 解除 取消 退订 撤销 退货 解约
cancel_cost: 取消 / 多少 扣 费用 > 违约金 取消 退
refund: 退款 退钱 > 退款 退还
data: 个人信息 数据 > 个人信息 第三方
warranty: 保修 质保 > 保修 质保
liability: 责任 谁负责 > 责任 承担 负责
law: 法院 法律 打官司 / 哪 能 去 > 管辖 仲裁 诉讼 适用法律
delivery: 什么时候 / 送 交货 到货 > 交货 交付 送达
send_back: 退货 换货 > 退货 换货
weight: 多重 重量 > 重量 kg
interest: 利率 利息 > 利率 利息
instalment: 月供 每月还 > 每期 月供 还款
repay_early: 提前还 > 提前还款
missed_payment: 还不上 付不起 | 不交 不付 不还 没钱 晚还 > 逾期 拖欠 滞纳金 违约金 罚息 停止 催缴 否则
guarantor: 担保人 保证人 > 保证人 担保
executor: 遗嘱执行人 > 遗嘱执行人
heir: 继承 / 谁 > 继承 遗赠
guardian: 监护人 > 监护人
contact: 联系 电话 找谁 | 打给谁 打电话 联系谁 问谁 电话多少 客服 找谁 > 联系人 电话 联系电话 客服 咨询电话 服务热线 热线 咨询
emergency: 紧急 夜里 > 紧急 应急
complaint: 投诉 > 投诉
opening: 开门 营业 开放 > 营业时间 开放时间
signatory: 谁 / 签字 签署 > 签字 签章
venue: 在哪 地点 哪里 > 地点 地址
papers: 材料 证件 文件 / 什么 哪些 > 材料 证明 身份证 复印件
bring: 带什么 携带 > 携带 自备
pick_up: 接孩子 领取 > 接送 领取
arrival: 到达 入住 退房 > 入住 退房 抵达
luggage: 行李 > 行李
meals: 早餐 吃饭 午餐 > 早餐 用餐 餐
rebook: 改期 延期 > 改期 变更
start_within: 开工 / 什么时候 多久 > 开工 动工
less_for_some: 老人 学生 / 优惠 便宜 免 > 优惠 减免 免费
in_parts: 分期 > 分期
drivers: 谁 家人 / 开 > 驾驶人
weekend_work: 周末 星期六 星期天 周六 周日 > 周末 周六 周日 星期六
dismissal: 解雇 开除 辞退 炒 赶出 > 解雇 解除 终止 辞退
ownership: 著作权 版权 知识产权 归谁 > 著作权 版权 知识产权 所有权 归属 转让
late_delivery: 延期交 晚交货 工期 延误 > 延误 逾期 违约金 每日 每天
offer_open: 报价有效 报价多久 报价到什么时候 价格有效 报价什么时候到期 > 有效期 有效至 报价有效
`
