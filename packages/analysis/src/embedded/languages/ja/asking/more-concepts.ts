export const moreConcepts = `
swelling: 腫れ むくみ
breathing: 呼吸 息 喘息
blood: 血 出血
skin: 皮膚 発疹 かゆみ
teeth: 歯 歯科
eyes: 目 眼鏡 視力
symptom: 症状 めまい 下痢 嘔吐
prescription: 処方
swallow: 飲み込 噛
divide: 割 分割 砕
birth: 出産 出生 産休 育児休業 育休
outsider: 第三者 他人 部外者
breach: 漏えい 漏洩 不正アクセス
roof: 屋根
wall: 壁 天井
damp: 湿気 カビ 結露
crack: ひび 亀裂
fireplace: 暖炉 ストーブ
appliance: 家電 冷蔵庫 洗濯機
air_conditioning: エアコン 冷房 空調
laundry: 洗濯
drill: 穴 釘 ネジ
barbecue: バーベキュー
pests: 害虫 ねずみ ゴキブリ
deduct: 控除 差し引 天引き
overpaid: 過払い 払いすぎ
savings: 貯金 預金
benefit: 手当 給付
card: カード クレジット
withdrawal: 引き出 atm 出金
abroad: 海外 国外 外国
card_points: ポイント
subscription: 会員 定期
offer: 見積 申込 提案
together: 共同 一緒 共有
spouse: 配偶者 妻 夫
separation: 離婚 別居
own: 所有 所有権 帰属
promise: 保証 約束 確約
lie: 虚偽 うそ 偽り
dispute: 紛争 調停 争い
insolvent: 倒産 破産
takeover: 合併 買収
force_majeure: 不可抗力 天災 ストライキ
seize: 差押 差し押さえ
side_job: 副業 兼業 掛け持ち
union: 労働組合 組合
relocate: 転勤 異動 配置転換 別の店
reference: 推薦
criminal_record: 犯罪歴
visa: ビザ 在留
help: 助け 支援 手伝
quick: すぐ 直ちに 速やか
early: 早 繰り上げ 前倒し
weather: 天気 雨 雪 台風
summer: 夏 夏季
winter: 冬 冬季
spring: 春
autumn: 秋
christmas: 年末 年始 クリスマス
diet: 食事制限 菜食
disability: 障害 車椅子
ship: 船 フェリー
taxi: タクシー
seat: 席 座席
website: サイト ホームページ ウェブ
export: ダウンロード 書き出し
private_use: 私用 私的
repeat: 再度 もう一度 再試験
late_entry: 途中入場
receipt: 領収 レシート 領収書 請求書
used: 中古
smell: におい 臭い ガス臭い
hardship: 困難 困窮
majority: 過半数 多数
donor: 寄付
`
