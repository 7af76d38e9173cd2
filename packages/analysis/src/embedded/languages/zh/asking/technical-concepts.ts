export const technicalConcepts = `
perpetual: 永久 无限期 长期有效 永远
disclose: 披露 泄露 泄漏 公开 透露 外泄
lawsuit: 诉讼 起诉 打官司 提起诉讼 状告
preset: 默认 缺省 预设 出厂设置 标准值
compatible: 兼容 支持 适配 兼容性
version: 版本 版
restart: 重启 重新启动
switch_off: 关机 关闭 断电 停机
log: 日志 记录
connector: 端口 接口 插座 插口
by_hand: 手动 手工 人工 编辑
reactivate: 重新激活 恢复 重新加入 复职 解锁
expel: 开除 除名 驱逐 赶出
guarantor: 担保人 保证人 连带保证
discard: 丢弃 扔掉 处理掉 报废
discontinued: 停产 停售 下架 已停止销售
logo: 标识 商标 标志 徽标
letter_case: 大写 小写 大小写
technology: 技术 科技
candidacy: 候选人 竞选 提名 参选
interpret: 解释 释义 含义
composition: 组成 构成 由组成
term_of_office: 任期 任职
trial_use: 试用 试用版 评估版 体验版
electricity: 电气 电工 布线 电线 接线
`
