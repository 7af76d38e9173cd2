export const concepts = `
price: 価格 料金 費用 代金 値段 金額 年額 いくら 手数料 かか
pay: 払 支払 納付 納入 負担 支給 払い 納
amount: 金額 額
total: 合計 総額 全部 合わせて 合わせ
salary: 給料 給与 賃金 報酬 時給 月給 基本給 もらえ 稼 手取り
rent: 家賃 賃料 賃貸 借り
deposit: 敷金 保証金 預かり金 前金 預け
refund: 返金 払戻 返還 戻 返し 払い戻し 返して 返却 返って
discount: 割引 値引 安く
penalty: 罰金 違約金 遅延損害金 罰則 減給 罰 損害金
interest: 利息 利率 金利
loan: ローン 融資 借入 借入れ
debt: 借金 債務 未払 滞納 未納
tax: 税 消費税
increase: 値上げ 増額 上昇 引上げ 上がる 昇給 上げ 高くなる
decrease: 値下げ 減額 減少 下がる 下げ 減ら
maximum: 上限 最大 最高 以内 限度 最長 まで
minimum: 下限 最低 以上 少なくとも
free: 無料 無償 免除 ただ 不要
extra: 追加 割増 加算 別途
bonus: 賞与 ボーナス 手当
instalment: 分割 分割払い 分けて 月払い
invoice: 請求書 請求
insurance: 保険 補償 加入
excess: 免責 自己負担
claim: 請求 申請
damage: 損害 破損 故障 壊 汚損
theft: 盗難 窃盗 盗 盗まれ
flood: 洪水 水害 浸水
storm: 台風 暴風
fire: 火災 火事
account: 口座
transfer: 振込 引き落と 振替
cash: 現金 お小遣い
cheque: 小切手
budget: 予算
profit: 利益
revenue: 売上 収入
dividend: 配当
shareholder: 株主
expense: 経費 支出 出費
grant: 補助金 助成
gift: 贈り物 贈与
pension: 年金
contract: 契約 契約書
sign: 署名 押印 記名
begin: 開始 始ま 始める から 始め スタート 初日 着工 工事
end: 終了 満了 終わ まで 切れる 切れ
cancel: 解約 解除 取消 キャンセル やめる やめ 中途解約 やめたい 辞めたい 退会 脱退
notice: 予告 通知 知らせ 伝え 事前 前もって 届け出 何日前 前までに
renew: 更新 延長 継続 自動更新
landlord: 貸主 大家 家主 オーナー
tenant: 借主 入居者 賃借人
home: 部屋 家 物件 住宅 建物 住居
room: 部屋 室
sublet: 転貸 又貸し
move_out: 退去 引っ越 明渡 明け渡
guest: 来客 訪問 客 友人 友達 知人 同伴者 ゲスト
pet: ペット 動物 犬 猫 飼育 飼
dog: 犬
cat: 猫
smoke: 喫煙 たばこ 禁煙 タバコ 吸
noise: 騒音 音 うるさ
repair: 修理 修繕 直 直す 故障
heating: 暖房 給湯
water: 水道 水
electricity: 電気 電力
gas: ガス
internet: インターネット
garbage: ごみ 廃棄物 ゴミ
parking: 駐車場 駐車 車
car: 車 自動車
bicycle: 自転車
key: 鍵 カギ
garden: 庭
clean: 清掃 掃除
paint: 塗装
build: 建築 建設
neighbour: 近隣 隣
meter: メーター
employer: 会社 事業者 雇用主 企業 使用者 勤務先 店
employee: 従業員 社員 職員 スタッフ パート
boss: 上司 責任者 管理者 店長
dismiss: 解雇 クビ 辞めさせ
resign: 退職 辞 辞め やめ
job: 仕事 職 業務 職種 働
holiday: 休暇 休み 有給 有休 年休 休日
sick: 病気 欠勤 傷病 病欠 熱 体調 発熱 具合 嘔吐 吐いた
probation: 試用 慣れるまで 試用期間 見習い
hours: 勤務時間 労働時間 始業 終業 何時間 シフト
overtime: 残業 時間外 早出
weekend: 土曜 日曜 週末
remote: 在宅 テレワーク
training: 研修 講習
experience: 経験 実績
apply: 応募 申込 参加 参加表明 申し込 申請 届
interview: 面接
proof: 証明 認証 証明書 書類 診断書
hire: 採用
child: 子ども 子供 児童 お子様 子 こども 赤ちゃん 息子 娘
parent: 親 保護者
family: 家族 妻 夫 配偶者 親 おばあちゃん ばあば 祖母
customer: 顧客 利用者 お客
supplier: 業者 受注者 供給
doctor: 医師 医者
lawyer: 弁護士 司法書士
judge: 裁判官
police: 警察
bank: 銀行
witness: 証人
author: 作成者
chair: 議長 委員長
director: 代表 理事 所長
clerk: 書記
agent: 担当 代理人 代理 委任 委任状
contact: 連絡 電話 問い合わせ 連絡先 相談 窓口 聞く 聞けば
emergency: 緊急 至急
member: 会員 構成員
student: 学生
teacher: 教師
court: 裁判所 裁判官 裁判
decision: 決定 判決 審査 順位 決ま 判断
appeal: 不服 異議 申し立て 不服申立て 異議申立て 審査請求
win: 勝
reject: 却下 棄却 認め 否決 不承認 断 不許可 納得いかない 納得できない 同意いただけない
approve: 承認 許可 同意
reason: 理由 なぜ どうして ため
law: 法律 準拠
liable: 責任 負担 弁償
confidential: 秘密 機密 口外 話して SNS
compete: 競合
fault: 過失
complaint: 苦情
deadline: 期限 締切 まで いつまで までに 期日
period: 期間
valid: 有効 期間
permit: 可 できる できます 認め 可能 許可 いい してもい かまわ
forbid: 禁止 不可 できません 認めません できない してはいけ だめ ならない
require: 必要 要件 義務 なければ しなければ いけません こと
condition: 条件
exception: 例外 除 ただし 除く 限り
consent: 同意 承諾 納得
right: 権利
ignore: 何もしない 場合 しない 無断 怠
medicine: 薬 錠 錠剤
dose: 用量 服用
overdose: 過量
forget: 忘れ
side_effect: 副作用
pregnancy: 妊娠
allergy: アレルギー
alcohol: 酒 アルコール
drive: 運転
food: 食事 食品 食べ 昼食 まかない 弁当
disease: 病気
treatment: 治療
hospital: 病院
patient: 患者
store: 保管 保存 ホスト
safe: 安全 危険
trip: 旅行 遠足 ツアー
arrive: 到着 預け
pick_up: 迎え 引き取 引取
vaccine: 予防接種 ワクチン 注射
depart: 出発
flight: 便
luggage: 荷物
ticket: 切符 チケット
hotel: 宿泊
delay: 遅延 遅れ 遅刻 遅く
passenger: 乗客
booking: 予約
school: 学校
lesson: 授業
exam: 試験
meeting: 会議 プレゼンテーション 説明会
vote: 投票
elect: 選挙
attend: 出席
absent: 欠席
system: システム ソフト
data: データ 情報
password: パスワード
outage: 障害 停止
error: 誤り 不具合
user: 利用者 人数 何人 ユーザー ライセンス
weight: 重さ 重量
size: 面積 広さ 大きさ 平方メートル
height: 高さ
distance: 距離
speed: 速度
battery: 電池
charge: 充電
temperature: 温度
colour: 色
warranty: 保証
delivery: 納品 配送
spare_part: 部品
install: 設置 導入
return: 返却 返品 返還
product: 製品 商品
manufacturer: 製造 メーカー
number: 番号
address: 住所 所在地
place: 場所 会場 どこ
email: メール 電子メール
result: 結果 得点 点数
test: 検査 試験
measure: 対策 措置
risk: リスク
problem: 問題
change: 変更 変え 変わ
replace: 交換 入れ替え 移行 代わり 代替 取替え 取り替え
stop: 停止 中止
pause: 休止
open: 開館 営業 開く
close: 閉館 休館 閉め 休業
lose: 紛失 失くし なくし なく 失く
previous: 以前 現行 旧
next: 次 次回
first: 最初 初回 初め 第一
last: 最後
half: 半分 半額
each: 各 毎 ごと
day: 日
night: 夜
week: 週
month: 月 毎月
year: 年
morning: 朝 午前
evening: 夕方 午後
old: 年齢
often: 回数 頻度
part: 割合 部分
people: 人 者 名 何人
receive: 受け取 受領 もらえ 受給 支給
give: 与え 支給 交付 渡 提供 貸与
send: 提出 送付 送 出す 郵送 返せば 返送
tell: 届出 報告 連絡 知らせ 伝え 言
buy: 購入 買
sell: 販売 売
use: 使用 利用
keep: 保管 保持 残 持っ
bring: 持参
choose: 選択 選定 選
wait: 待
work: 働 勤務 就業
live: 住 居住 在宅 住む 入居
stay: 滞在
check: 確認 点検 閲覧
carry_out: 実施 行
destroy: 破棄 削除
borrow: 借
enter: 立入 入 立ち入
remove: 撤去
exceed: 超過 超
organise: 運営 管理
name: 名称 名前 業務名
language: 言語
clothes: 服 制服 服装 髪
equipment: 機器 設備
purpose: 目的 趣旨
inherit: 相続
death: 死亡
marriage: 結婚
photo: 写真 撮影
publish: 公表 公開
ask: 依頼 質問
wrong: 誤
fraud: 詐欺 偽造 不正
double: 二重 二倍 2倍 二回
fuel: 燃料 ガソリン 灯油
capacity: 定員 座席 収容
injury: 怪我 けが 負傷 事故
pain: 痛み 頭痛 痛い
crime: 犯罪 有罪 懲役 刑務所
evict: 立ち退き 退去 明渡し 明け渡し
failed_payment: 未払い 滞納 残高不足 未納 引き落とせな 残高が不足
reminder: 督促 催促 リマインド
lift: エレベーター 昇降機 階段
floor: 階 フロア
cellar: 地下室 物置 倉庫 屋根裏
balcony: バルコニー ベランダ テラス
furniture: 家具 備品
window: 窓 ドア 扉 塀
mobile: 携帯 スマホ パソコン 端末
valuables: 貴重品 宝石 家財 所持品
road: 道路 橋 歩道
train: 電車 バス 駅 列車
letter: 手紙 郵便 書留 小包 書面
form: 用紙 書式 様式 記入
identity: 身分証 パスポート 旅券 本人確認
quality: 品質 基準 評価
security: 警報 カメラ 防犯
backup: バックアップ 復旧 復元
update: 更新 アップデート 版
stock: 在庫 倉庫
shop: 店 店舗 支店
forecast: 予測 見通し 見込み 予想
deficit: 損失 赤字
biggest: 最大 主要
violence: 暴力 脅迫 ハラスメント
discrimination: 差別 平等
expert: 専門家 鑑定 技術者
project: 事業 プロジェクト 計画
break_time: 休憩 休み
childcare: 保育園 幼稚園 保育
sport: 運動 スポーツ ジム
permission_to_build: 建築許可 建築確認
executor: 遺言執行者 受託者
custody: 親権 後見 介護
consumption: 使用量 消費 検針 立方メートル
minutes: 議事録 記録
accounts: 決算 帳簿 会計
certify: 公証 認証
work_supplement: 深夜 割増 手当
company_car: 社用車 交通費 通勤
handover: 引き渡し 引渡し 検収
swimming: プール 水泳 泳ぐ
`
