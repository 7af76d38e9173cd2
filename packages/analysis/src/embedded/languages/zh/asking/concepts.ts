export const concepts = `
price: 价格 费用 价 收费 多少钱 租金 花钱 价钱 收 花 掏 收取 收费标准 单价 报价 贵 便宜 开销
pay: 付 支付 缴 交 付款 承担 交钱 掏 出钱 缴纳 支出 由谁出 付钱 缴费 给钱 结清 谁出 该谁出 承担费用 自己掏 我自己掏 自掏腰包 垫付 自费 到付
amount: 金额 数额 多少 款项
total: 总 总额 合计 总费用 一共 总共 总计 总价 全部 共计 总共要 加起来 合起来
salary: 工资 薪 薪水 报酬 收入 薪资 时薪 月薪 基本工资 底薪 挣 赚
rent: 租金 房租 租 租房 月租 月租金
deposit: 押金 保证金 定金 预付 订金 押 押的钱 保证 先押 押多少
refund: 退 退款 退还 返还 退钱 拿回 退回 退给 要回来 退还押金 返 拿到钱 退多少
discount: 折扣 优惠 打折 减免 减半 便宜 少给 减租
penalty: 罚款 违约金 滞纳金 处罚 赔偿 赔 罚 扣 扣钱 罚金 赔钱 违约 处分
interest: 利息 利率
loan: 贷款 借款
debt: 欠 欠款 债务 拖欠 逾期 没付
tax: 税
increase: 涨 上涨 增加 提高 上调 涨价 涨多少 加价 上浮 变贵
decrease: 降 下降 减少 降低 下调 降价 减
maximum: 最高 上限 最多 不超过 最高限价 限额 为限 至多 不得超过 不多于 最大
minimum: 最低 至少 不少于 不低于 最少
free: 免费 无偿 不收费 不要钱 不用交
extra: 额外 另外 附加 补 加 多交 另收
bonus: 奖金 年终奖
instalment: 分期 分几次 按月付 按季 分批 按季付款
invoice: 发票 账单
insurance: 保险 投保 保单 承保 赔付
excess: 免赔
claim: 索赔 理赔 赔偿
damage: 损坏 损失 损害 弄坏 坏 破损 损毁 坏了
theft: 盗 偷 被偷 盗窃 失窃 被盗
flood: 水灾 洪水 漏水
storm: 风暴 台风
fire: 火灾
account: 账户 账号 银行账号
transfer: 转账 汇款
cash: 现金 零花钱 零用钱
cheque: 支票
budget: 预算
profit: 利润
revenue: 收入 销售 营业额
dividend: 股息 分红
shareholder: 股东
expense: 支出 开支
grant: 补助 奖学金 资助
gift: 礼物 赠
pension: 养老金 退休
contract: 合同 协议
sign: 签 签字 签署 签约 签订
begin: 开始 起 生效 自 入住 起始 开工 动工
end: 结束 到期 届满 止 期满 终止 截止
cancel: 解除 终止 取消 辞 退订 不想要 退租 不租 解除合同 提前终止 解约 不想租 撤销 反悔
notice: 通知 提前 告知 提前通知 书面通知
renew: 续 续签 延长 续租 续约 继续租 续期
landlord: 房东 出租人 甲方 业主
tenant: 租客 承租人 乙方 房客
home: 房屋 房子 住房 小区 家里 屋
room: 房间
sublet: 转租 分租 合租
move_out: 搬 搬走 退租 搬出 腾退 退房 搬家
guest: 访客 客人 留宿 朋友来住 朋友 同伴
pet: 宠物 动物 养狗 养猫 狗 猫 养 犬 养犬 小动物
dog: 狗
cat: 猫
smoke: 吸烟 抽烟 烟
noise: 噪音 噪声 吵 扰民 安静 大声
repair: 维修 修理 修 报修 保修 坏了 修好 维护 保养 更换
heating: 供暖 暖气 暖气费 取暖 采暖
water: 水 水费
electricity: 电 电力 充电 电费 用电
gas: 燃气 煤气 燃气费
internet: 网络 宽带 网费 上网
garbage: 垃圾 垃圾费
parking: 停车 车位 车库 停车费 车位费
car: 车 车辆
bicycle: 自行车
key: 钥匙 门禁 门禁卡 换锁 锁
garden: 花园
clean: 清洁 打扫 卫生 保洁
paint: 粉刷
build: 建 施工 建造 工程 装修 改造 拆改
neighbour: 邻居
meter: 电表 水表 表
employer: 公司 单位 用人单位 雇主
employee: 员工 职工 劳动者
boss: 领导 上级 经理 老板 负责人 主管
dismiss: 解雇 辞退 解除 开除 辞 炒
resign: 辞职 离职 走 不干 走人 调离
job: 工作 职位 岗位 担任 调动
holiday: 假期 年假 休假 放假 休 假
sick: 病 患病 生病 病假 看病 呕吐 发烧 发热
probation: 试用期
hours: 工作时间 小时
overtime: 加班
weekend: 周末 休息
remote: 远程
training: 培训
experience: 经验
apply: 申请 报名 投标 递交 报
interview: 面试
proof: 证明 材料 资质 证件 证书
hire: 招聘 录用
child: 孩子 子女 小孩 儿童 未成年 儿子 女儿
parent: 父母
family: 家人 结婚 亲属 配偶 妻子 丈夫 爱人 奶奶 外婆 爷爷 外公 姥姥 妈妈 爸爸 母亲 父亲 孩子 儿子 女儿
customer: 客户 顾客 业主 采购人 买方
supplier: 供应商 公司 投标人 卖方 中标人 承包商
doctor: 医生 医院
lawyer: 律师 法律顾问
judge: 法官
police: 警察
bank: 银行
witness: 证人
author: 作者
chair: 主席
director: 董事 主任
clerk: 秘书
agent: 代表 代理 代理人 委托
contact: 联系 电话 咨询 疑问 找 打电话 联系人 找谁 问谁
emergency: 紧急 急 困人
member: 会员
student: 学生
teacher: 老师
court: 法院 仲裁 起诉 诉讼 法官
decision: 决定 判决 定 评定 裁定
appeal: 上诉 申诉 复议 起诉 诉讼 打官司 质疑 投诉 异议 不服
win: 胜诉
reject: 驳回 拒绝 废标 不予接受 拒收 不通过
approve: 批准 同意 通过 接受
reason: 原因 为什么 为了 因为 由于
law: 法律 规定
liable: 责任 承担 负责 谁管 由谁
confidential: 保密
compete: 竞争 对手 同类
fault: 过错
complaint: 投诉
deadline: 期限 截止 之前 前 最晚 最迟 截止时间 逾期 错过了时间 过了期限 过期 过了时间
period: 期限 期间 多久 时间
valid: 有效 有效期 生效
permit: 可以 允许 能 准许 能不能 行不行 可 行吗
forbid: 不得 禁止 不能 不准 不许 不可以 不允许 不接受 严禁
require: 必须 应当 需要 要 应 需 得 须 一定要
condition: 条件
exception: 例外 除 除外 除非 不适用 但
consent: 同意 书面同意 许可
right: 权利 有权
ignore: 不 未 否则 不来 不交 不付 不做 没有 不管 放弃 逾期未
medicine: 药
dose: 剂量
overdose: 过量
forget: 忘记
side_effect: 副作用
pregnancy: 怀孕
allergy: 过敏
alcohol: 酒
drive: 驾驶
food: 食物 餐
disease: 疾病
treatment: 治疗
hospital: 医院
patient: 病人
store: 保存 存放 存储 托管
safe: 安全 危险
trip: 旅行 旅游 出游 行程
arrive: 到达 送到 抵达
pick_up: 接走 接回 领取 取回
vaccine: 疫苗 接种
depart: 离开
flight: 航班
luggage: 行李
ticket: 票
hotel: 酒店 宿舍
delay: 延误 迟 拖延 逾期 迟到 晚 超过 拖 送晚 晚到 耽误
passenger: 乘客
booking: 预订
school: 学校
lesson: 课
exam: 考试
meeting: 会议 开会 会
vote: 投票
elect: 选举
attend: 出席
absent: 缺席
system: 系统
data: 数据
password: 密码
outage: 故障
error: 错误
user: 用户 人数 账号 席位
weight: 重量
size: 面积 大小 大号 小号 加大 尺寸 中号
height: 高度
distance: 距离
speed: 速度
battery: 电池
charge: 充电
temperature: 温度
colour: 颜色
warranty: 质保 保修
delivery: 交货 送 运费 邮费 快递 寄 发货 送货 运输费
spare_part: 零件
install: 安装
return: 退货 归还 退还 退回 交还 送回去 送回 寄回
product: 产品 款 商品 型号
manufacturer: 制造商 生产
number: 编号 号码
address: 地址 地点
place: 地方 哪里 停放 地点 在哪 现场
email: 邮箱
result: 结果
test: 检验 检查
measure: 措施
risk: 风险
problem: 问题
change: 变更 改 更改 调整 换
replace: 更换 改造 换新 替换 换
stop: 停止 停用 停
pause: 暂停 暂时停 停一段时间 冻结
open: 开放
close: 关闭
lose: 丢失 丢 遗失 丢了 弄丢
previous: 以前
next: 下一
first: 首次 第一 首
last: 最后
half: 一半 半 减半
each: 每 每天 每月 每年 每次
day: 天 日
night: 夜 晚
week: 周
month: 月
year: 年
morning: 上午 早
evening: 下午 晚上
old: 年龄
often: 次 经常
part: 部分 比例
people: 人 户 几个人 人数 多少人
receive: 拿 发放 领取 享有 收到 领 得到
give: 给 提供 交付
send: 发 寄 提交 交 送 递交 送达 寄回 送回去 送回
tell: 通知 告诉 说 报告
buy: 买 购买 优先购买
sell: 卖 出售 卖房
use: 使用 用
keep: 保留
bring: 带
choose: 选择
wait: 等
work: 上班 工作
live: 住 居住 入住 居住人数
stay: 停留
check: 检查 查 看房 验收 踏勘 查看 查阅 核对
carry_out: 进行 做 办理 受理 办
destroy: 销毁
borrow: 借
enter: 进入 进 进来
remove: 拖走 移走 开走 挪 弄出来 倒掉 取出 拿出来 清除
exceed: 超过
organise: 组织
name: 名称 叫
language: 语言
clothes: 衣服
equipment: 设备
purpose: 目的
inherit: 遗产
death: 死亡 去世 过世 死 身故
marriage: 结婚
photo: 照片
publish: 公布
ask: 请求
wrong: 错
fraud: 诈骗 欺诈 伪造 假冒
double: 双倍 两次 重复 两倍
fuel: 燃料 汽油 柴油
capacity: 座位 容量 名额 容纳
injury: 受伤 伤害 事故 工伤 摔伤
pain: 疼痛 头痛 疼
crime: 犯罪 判刑 监狱 刑事
evict: 驱逐 腾退 搬离 强制执行
failed_payment: 欠费 拖欠 余额不足 逾期未付 未缴 欠款 扣款失败
reminder: 催款 催缴 提醒
lift: 电梯 楼梯
floor: 楼层 层
cellar: 地下室 储藏室 阁楼
balcony: 阳台 露台
furniture: 家具 家电
window: 窗 门 玻璃 围墙
mobile: 手机 电脑 笔记本 设备
valuables: 贵重物品 珠宝 财物 家财
road: 道路 马路 桥 人行道
train: 火车 公交 地铁 车站 高铁
letter: 信 信件 邮寄 快递 挂号
form: 表格 申请表 填写
identity: 身份证 护照 证件
quality: 质量 标准 评分 等级
security: 报警 摄像头 监控
backup: 备份 恢复 应急
update: 更新 升级 版本
stock: 库存 仓库
shop: 商店 门店 分店
forecast: 预测 展望 预计 估计
deficit: 亏损 损失 赤字
biggest: 最大 主要 最重要
violence: 暴力 威胁 骚扰
discrimination: 歧视 平等
expert: 专家 工程师 顾问 鉴定
project: 项目 计划 工程
break_time: 休息 午休
childcare: 幼儿园 托儿所
sport: 运动 健身
permission_to_build: 建设许可 规划许可
executor: 遗嘱执行人 受托人
custody: 监护 抚养 照顾
consumption: 用量 消耗 读数 立方米
minutes: 会议记录 纪要 记录
accounts: 账目 财务报表 账簿 会计
certify: 公证 认证
work_supplement: 夜班 加班费 津贴
company_car: 公司车 差旅费 交通费
handover: 交付 交接 验收
swimming: 游泳 泳池
`
