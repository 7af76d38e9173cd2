import '../drills/main.ts'
