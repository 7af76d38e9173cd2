/** Everyday questions in Japanese, written as the English ones are. */
export const everyday = `
leave_days: 休暇 有給 / 何日 どれくらい いくつ > 年次有給休暇 有給休暇 休暇
public_holidays: 祝日 祭日 > 祝日 祭日
pay: 給料 給与 月給 時給 / いくら > 賃金 給与 基本給 月給 時給
pay_day: 給料 給与 / いつ 何日 > 賃金 給与 / 支払 毎月 日
working_hours: 勤務時間 労働時間 何時間 何時から働 > 勤務時間 労働時間 就業時間 始業
overtime: 残業 > 時間外 残業
start_day: いつから 開始 入居 > 開始 始期 入居日 より 発効 施行
end_day: いつまで いつ終わ 期限 > まで 終期 満了 終了
length: 期間 何年 どのくらい続 > 契約期間 期間 年間
probation: 試用期間 > 試用期間
notice: 予告 何か月前 解約 辞め / いつ 何 前 > 予告 か月前 ヶ月前 解約
leave_early: 途中 早く / 解約 退去 やめ > 中途解約 違約金 解約
sick: 病気 病欠 休む > 病気 傷病 欠勤 診断書
pension: 年金 退職金 > 年金 退職金 厚生年金
remote_work: 在宅 リモート テレワーク > 在宅 テレワーク
workplace: どこで働 勤務地 職場 > 勤務地 就業の場所 勤務場所
rival: 競合 ライバル 同業 > 競業 競合
other_job: 副業 兼業 > 副業 兼業
bonus: 賞与 ボーナス > 賞与
expenses: 交通費 経費 > 交通費 通勤手当 旅費
rent: 家賃 賃料 / いくら > 家賃 賃料
rent_due: 家賃 賃料 / いつ 何日 > 家賃 賃料 / 日まで 毎月
late_payment: 遅れ 滞納 / 支払 家賃 払 > 遅延 遅延損害金 延滞 滞納
deposit: 敷金 保証金 / いくら > 敷金 保証金
deposit_back: 敷金 保証金 / 返 戻 > 敷金 保証金 / 返還
pets: 犬 猫 ペット 動物 > ペット 動物 犬 猫
smoking: たばこ タバコ 喫煙 > 喫煙 禁煙
sublet: 又貸し 転貸 民泊 > 転貸 譲渡 又貸し
guests: 友人 友達 来客 / 泊 > 同居 来訪者 宿泊
repairs: 修理 修繕 壊れ > 修繕 修理 故障
utilities: 光熱費 水道 電気 ガス / 含 誰 別 > 光熱費 水道 電気 共益費
raise: 値上げ 上が > 改定 増額 値上げ | 変更 / 料金 賃料 価格
handing_back: 退去 明け渡し / 状態 掃除 > 原状回復 明渡し
renewal: 更新 自動 何もしな > 更新 自動的
entry: 大家 貸主 / 入 > 立ち入 立入
parking: 駐車 > 駐車
alterations: 穴 改装 リフォーム 塗 > 模様替え 改造 造作
quiet: 騒音 音楽 静か > 騒音 楽器 迷惑
keys: 鍵 > 鍵
abroad: 海外 国外 > 海外 国外 地域
valuables: 携帯 スマホ 自転車 宝石 / 補償 盗 > 貴金属 宝石 携帯
excess: 自己負担 免責 > 自己負担 免責
claim: 事故 盗難 損害 / 連絡 いつ 届 > 通知 報告 請求
premium: 保険料 > 保険料
limit: 最高 上限 / 保険 補償 払 > 限度額 上限 以内
not_covered: 補償されない 対象外 > 対象外 除外
change_of_mind: 気が変わ 撤回 クーリング > クーリング 撤回 解除
empty_home: 空き家 留守 > 空き家 不在
dose: 何錠 何回 いつ / 飲 服用 > 用法 用量 服用 錠
missed_dose: 飲み忘れ 忘れ > 忘れ 飲み忘れ
overdose: 飲み過ぎ 多く飲 > 過量 多く
pregnancy: 妊娠 授乳 赤ちゃん > 妊娠 授乳
alcohol: 酒 アルコール > 飲酒 アルコール 酒
driving: 運転 > 運転
other_medicines: 他の薬 一緒に 併用 > 併用 相互作用
age: 歳 何歳 子ども 子供 > 歳 未成年 小児 年齢
stopping: やめ 中止 / 薬 服用 > 中止
storage: 保管 保存 冷蔵 > 保管 保存
appeal_time: 不服 異議 控訴 審査請求 / いつ 何日 期間 > 審査請求 控訴 異議 不服 / 以内 日 月
appeal: 不服 異議 控訴 > 審査請求 控訴 異議 不服
outcome: 勝 負 結果 判決 > 棄却 認容 主文
award: 賠償 慰謝料 / いくら > 支払え 損害賠償
court_costs: 訴訟費用 > 訴訟費用
decider: 誰 / 決め 裁判官 > 裁判官 委員会
ignoring: 無視 何もしな 返事しな > 場合 ない場合 ないとき
reply_by: 返事 回答 申込 意思 提出 / いつまで > 回答 提出期限 申込 参加表明 / まで
total: 合計 全部で 総額 > 合計 総額 計
payment_due: いつまで 期限 / 払 支払 > 支払期限 支払 納期限
payment_way: どうやって どこに / 払 振込 > 振込 口座 引落
cash: 現金 カード > 現金 カード 振込
early_discount: 早く 一括 / 割引 > 割引
tax: 消費税 税 > 消費税 税込
chair: 誰 / 議長 司会 > 議長 座長
absent: 誰 / 欠席 > 欠席
next_meeting: 次回 > 次回
vote: 賛成 反対 投票 > 賛成 反対 可決 議決
cancel: 解約 キャンセル 取り消 / どう いつ > 解約 解除 取消
cancel_cost: キャンセル料 解約料 キャンセル / いくら かか > キャンセル料 違約金 取消料
refund: 返金 払い戻し > 返金 払戻
data: 個人情報 データ > 個人情報 第三者
warranty: 保証期間 保証 > 保証
liability: 責任 / 誰 > 責任 賠償
law: 裁判所 法律 / どこ どの > 管轄 準拠法
delivery: いつ / 届 納品 配達 > 納期 納品 引渡し
send_back: 返品 交換 > 返品 交換
weight: 重さ 重量 > 重量 kg
interest: 金利 利息 利率 > 利率 年利 金利
instalment: 毎月 返済 月々 / いくら > 返済額 月額
repay_early: 繰上 早く返 > 繰上 期限前
missed_payment: 払えな 返済できな > 滞納 延滞 期限の利益
guarantor: 保証人 > 保証人
executor: 遺言執行者 > 遺言執行者
heir: 相続 / 誰 何 > 相続させる 遺贈
guardian: 後見人 > 後見人
contact: 連絡先 問い合わせ 電話 > 電話 連絡先 問い合わせ 問合せ
emergency: 緊急 夜間 > 緊急 夜間
complaint: 苦情 > 苦情
opening: 営業時間 開い 何時まで 休館 > 開館 営業時間 休館 受付時間
signatory: 署名 / 誰 > 署名 記名押印
venue: 会場 どこで 場所 > 会場 場所
papers: 書類 / 何 必要 > 書類 証明書 写し
bring: 持って 持ち物 > 持参 持ち物
pick_up: 迎え 引き取 > 迎え 引渡し
arrival: 到着 チェックイン チェックアウト > チェックイン チェックアウト 到着
luggage: 荷物 手荷物 > 手荷物 荷物
meals: 朝食 食事 昼食 > 朝食 食事 昼食
rebook: 日程変更 延期 > 変更 延期
start_within: 着工 いつまで / 工事 > 着工 着手
less_for_some: 学生 高齢者 きょうだい / 割引 安 > 割引 減免 免除
in_parts: 分割 > 分割
drivers: 誰 家族 / 運転 > 運転者
weekend_work: 土曜 日曜 週末 > 土曜 日曜 土日
dismissal: 解雇 クビ 首に 辞めさせ 追い出 > 解雇 解除 解約 終了
ownership: 著作権 知的財産 誰のもの 誰に帰属 > 著作権 知的財産 所有権 帰属 譲渡
late_delivery: 納品が遅れ 引渡しが遅れ 完成が遅れ 納期に > 遅延 遅延損害金 遅滞 納期
offer_open: 見積はいつまで 見積りはいつまで 見積書の有効 見積の有効 いつまで有効 > 有効期限 有効期間 まで有効
`
