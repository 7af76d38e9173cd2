export const technicalConcepts = `
perpetual: 無期限 永久 永続 恒久 ずっと
disclose: 開示 漏洩 漏えい 漏らす 公表 公開 口外 暴露
lawsuit: 訴訟 訴える 提訴 裁判 訴え
preset: 既定 デフォルト 初期値 初期設定 標準値 規定値
compatible: 互換 対応 互換性 サポート 動作環境
version: バージョン 版 リリース
restart: 再起動 再始動 リブート
switch_off: 電源を切る 停止 シャットダウン 電源オフ 切断
log: ログ 記録 履歴
connector: ポート 端子 コネクタ 差込口 コンセント
by_hand: 手動 手作業 手で 編集
reactivate: 再開 復帰 復活 再入会 再登録 解除
expel: 除名 追放 退会処分 強制退会 追い出
guarantor: 保証人 連帯保証人 連帯保証
discard: 廃棄 処分 捨てる 捨て
discontinued: 生産終了 販売終了 製造中止 廃番
logo: ロゴ 商標 マーク
letter_case: 大文字 小文字
technology: 技術 テクニカル 技術的
candidacy: 候補 候補者 立候補 推薦 指名
interpret: 解釈 意味
composition: 構成 構成員 成る
term_of_office: 任期 在任
trial_use: 試用 体験版 評価版 お試し
electricity: 電気 配線 電気工事 電気工事士 ケーブル
`
