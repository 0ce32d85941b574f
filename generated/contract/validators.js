// @generated from openapi.yaml and registry.yaml by npm run codegen

import runtime0 from 'ajv/dist/runtime/ucs2length.js';

const func1 = (runtime0.default ?? runtime0);

function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="ProjectsListArguments" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate52.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.limit === undefined){
data.limit = 50;
}
for(const key0 in data){
if(!((key0 === "cursor") || (key0 === "limit"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err0);
errors++;
}
}
if(data.cursor !== undefined){
let data0 = data.cursor;
if(typeof data0 === "string"){
if(func1(data0) > 2000){
const err1 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
(vErrors ??= []).push(err1);
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err2);
errors++;
}
}
let data1 = data.limit;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err3 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err3);
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 200 || isNaN(data1)){
const err4 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 200},message:"must be <= 200"};
(vErrors ??= []).push(err4);
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
(vErrors ??= []).push(err5);
errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err6);
errors++;
}
validate52.errors = vErrors;
return errors === 0;
}
validate52.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema20 = {"$id":"ProjectList","type":"object","required":["items","nextCursor"],"properties":{"items":{"type":"array","items":{"$ref":"ProjectSummary"}},"nextCursor":{"type":["string","null"]}},"additionalProperties":false};
const schema21 = {"$id":"ProjectSummary","type":"object","required":["id","name","whatTheyDo","industry","createdAt","updatedAt"],"properties":{"id":{"$ref":"ProjectId"},"name":{"type":"string"},"whatTheyDo":{"type":["string","null"]},"industry":{"type":["string","null"]},"createdAt":{"type":"integer"},"updatedAt":{"type":"integer"}},"additionalProperties":false};
const pattern3 = new RegExp("^project_[0-9a-hjkmnp-tv-z]{26}$", "u");

function validate55(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="ProjectId" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate55.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(!pattern3.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^project_[0-9a-hjkmnp-tv-z]{26}$"},message:"must match pattern \""+"^project_[0-9a-hjkmnp-tv-z]{26}$"+"\""};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err1);
errors++;
}
validate55.errors = vErrors;
return errors === 0;
}
validate55.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate54(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="ProjectSummary" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate54.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
if(data.whatTheyDo === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "whatTheyDo"},message:"must have required property '"+"whatTheyDo"+"'"};
(vErrors ??= []).push(err2);
errors++;
}
if(data.industry === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "industry"},message:"must have required property '"+"industry"+"'"};
(vErrors ??= []).push(err3);
errors++;
}
if(data.createdAt === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "createdAt"},message:"must have required property '"+"createdAt"+"'"};
(vErrors ??= []).push(err4);
errors++;
}
if(data.updatedAt === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "updatedAt"},message:"must have required property '"+"updatedAt"+"'"};
(vErrors ??= []).push(err5);
errors++;
}
for(const key0 in data){
if(!((((((key0 === "id") || (key0 === "name")) || (key0 === "whatTheyDo")) || (key0 === "industry")) || (key0 === "createdAt")) || (key0 === "updatedAt"))){
const err6 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.id !== undefined){
if(!(validate55(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
const err7 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err7);
errors++;
}
}
if(data.whatTheyDo !== undefined){
let data2 = data.whatTheyDo;
if((typeof data2 !== "string") && (data2 !== null)){
const err8 = {instancePath:instancePath+"/whatTheyDo",schemaPath:"#/properties/whatTheyDo/type",keyword:"type",params:{type: schema21.properties.whatTheyDo.type},message:"must be string,null"};
(vErrors ??= []).push(err8);
errors++;
}
}
if(data.industry !== undefined){
let data3 = data.industry;
if((typeof data3 !== "string") && (data3 !== null)){
const err9 = {instancePath:instancePath+"/industry",schemaPath:"#/properties/industry/type",keyword:"type",params:{type: schema21.properties.industry.type},message:"must be string,null"};
(vErrors ??= []).push(err9);
errors++;
}
}
if(data.createdAt !== undefined){
let data4 = data.createdAt;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err10 = {instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err10);
errors++;
}
}
if(data.updatedAt !== undefined){
let data5 = data.updatedAt;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err11 = {instancePath:instancePath+"/updatedAt",schemaPath:"#/properties/updatedAt/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err11);
errors++;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err12);
errors++;
}
validate54.errors = vErrors;
return errors === 0;
}
validate54.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate53(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="ProjectList" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate53.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.items === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "items"},message:"must have required property '"+"items"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.nextCursor === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "nextCursor"},message:"must have required property '"+"nextCursor"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
for(const key0 in data){
if(!((key0 === "items") || (key0 === "nextCursor"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.items !== undefined){
let data0 = data.items;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate54(data0[i0], {instancePath:instancePath+"/items/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.nextCursor !== undefined){
let data2 = data.nextCursor;
if((typeof data2 !== "string") && (data2 !== null)){
const err4 = {instancePath:instancePath+"/nextCursor",schemaPath:"#/properties/nextCursor/type",keyword:"type",params:{type: schema20.properties.nextCursor.type},message:"must be string,null"};
(vErrors ??= []).push(err4);
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err5);
errors++;
}
validate53.errors = vErrors;
return errors === 0;
}
validate53.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate58(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="ProjectsGetArguments" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate58.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.projectId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "projectId"},message:"must have required property '"+"projectId"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
for(const key0 in data){
if(!(key0 === "projectId")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.projectId !== undefined){
if(!(validate55(data.projectId, {instancePath:instancePath+"/projectId",parentData:data,parentDataProperty:"projectId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err2);
errors++;
}
validate58.errors = vErrors;
return errors === 0;
}
validate58.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema24 = {"$id":"Project","type":"object","required":["id","name","whatTheyDo","industry","valueProposition","products","companySize","targetMarkets","jobTitles","voiceExamplesGood","voiceExamplesBad","forbiddenPhrases","toneWords","competitors","knownCustomers","marketAnalysis","icp","settings","createdAt","updatedAt"],"properties":{"id":{"$ref":"ProjectId"},"name":{"type":"string"},"whatTheyDo":{"type":["string","null"]},"industry":{"type":["string","null"]},"valueProposition":{"type":["string","null"]},"products":{"type":["string","null"]},"companySize":{"type":["string","null"]},"targetMarkets":{"type":"array","items":{"type":"string"}},"jobTitles":{"type":"array","items":{"type":"string"}},"voiceExamplesGood":{"type":"array","items":{"type":"string"}},"voiceExamplesBad":{"type":"array","items":{"type":"string"}},"forbiddenPhrases":{"type":"array","items":{"type":"string"}},"toneWords":{"type":"array","items":{"type":"string"}},"competitors":{"type":"array","items":{"type":"string"}},"knownCustomers":{"type":"array","items":{"type":"string"}},"marketAnalysis":{"type":["string","null"]},"icp":{"$ref":"IdealCustomerProfile"},"settings":{"$ref":"ProjectSettings"},"createdAt":{"type":"integer"},"updatedAt":{"type":"integer"}},"additionalProperties":false};
const func2 = Object.prototype.hasOwnProperty;
const schema25 = {"$id":"IdealCustomerProfile","type":"object","required":["industries","companySizes","countries","jobTitles","text"],"properties":{"industries":{"type":"array","items":{"type":"string"}},"companySizes":{"type":"array","items":{"type":"string"}},"countries":{"type":"array","items":{"type":"string"}},"jobTitles":{"type":"array","items":{"type":"string"}},"text":{"type":["string","null"]}},"additionalProperties":false};

function validate62(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="IdealCustomerProfile" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate62.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.industries === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "industries"},message:"must have required property '"+"industries"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.companySizes === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "companySizes"},message:"must have required property '"+"companySizes"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
if(data.countries === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "countries"},message:"must have required property '"+"countries"+"'"};
(vErrors ??= []).push(err2);
errors++;
}
if(data.jobTitles === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "jobTitles"},message:"must have required property '"+"jobTitles"+"'"};
(vErrors ??= []).push(err3);
errors++;
}
if(data.text === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'"};
(vErrors ??= []).push(err4);
errors++;
}
for(const key0 in data){
if(!(((((key0 === "industries") || (key0 === "companySizes")) || (key0 === "countries")) || (key0 === "jobTitles")) || (key0 === "text"))){
const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.industries !== undefined){
let data0 = data.industries;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(typeof data0[i0] !== "string"){
const err6 = {instancePath:instancePath+"/industries/" + i0,schemaPath:"#/properties/industries/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err6);
errors++;
}
}
}
else {
const err7 = {instancePath:instancePath+"/industries",schemaPath:"#/properties/industries/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err7);
errors++;
}
}
if(data.companySizes !== undefined){
let data2 = data.companySizes;
if(Array.isArray(data2)){
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
if(typeof data2[i1] !== "string"){
const err8 = {instancePath:instancePath+"/companySizes/" + i1,schemaPath:"#/properties/companySizes/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err8);
errors++;
}
}
}
else {
const err9 = {instancePath:instancePath+"/companySizes",schemaPath:"#/properties/companySizes/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err9);
errors++;
}
}
if(data.countries !== undefined){
let data4 = data.countries;
if(Array.isArray(data4)){
const len2 = data4.length;
for(let i2=0; i2<len2; i2++){
if(typeof data4[i2] !== "string"){
const err10 = {instancePath:instancePath+"/countries/" + i2,schemaPath:"#/properties/countries/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err10);
errors++;
}
}
}
else {
const err11 = {instancePath:instancePath+"/countries",schemaPath:"#/properties/countries/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err11);
errors++;
}
}
if(data.jobTitles !== undefined){
let data6 = data.jobTitles;
if(Array.isArray(data6)){
const len3 = data6.length;
for(let i3=0; i3<len3; i3++){
if(typeof data6[i3] !== "string"){
const err12 = {instancePath:instancePath+"/jobTitles/" + i3,schemaPath:"#/properties/jobTitles/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err12);
errors++;
}
}
}
else {
const err13 = {instancePath:instancePath+"/jobTitles",schemaPath:"#/properties/jobTitles/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err13);
errors++;
}
}
if(data.text !== undefined){
let data8 = data.text;
if((typeof data8 !== "string") && (data8 !== null)){
const err14 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: schema25.properties.text.type},message:"must be string,null"};
(vErrors ??= []).push(err14);
errors++;
}
}
}
else {
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err15);
errors++;
}
validate62.errors = vErrors;
return errors === 0;
}
validate62.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema26 = {"$id":"ProjectSettings","type":"object","required":["language","timezone","sendingWindow","dailyCap","signature","runCreditCap"],"properties":{"language":{"type":["string","null"]},"timezone":{"type":["string","null"]},"sendingWindow":{"oneOf":[{"$ref":"SendingWindow"},{"type":"null"}]},"dailyCap":{"type":["integer","null"]},"signature":{"type":["string","null"]},"runCreditCap":{"type":["integer","null"],"minimum":1}},"additionalProperties":false};
const pattern4 = new RegExp("^[0-2][0-9]:[0-5][0-9]$", "u");

function validate65(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="SendingWindow" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate65.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.from === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "from"},message:"must have required property '"+"from"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.to === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "to"},message:"must have required property '"+"to"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
if(data.days === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "days"},message:"must have required property '"+"days"+"'"};
(vErrors ??= []).push(err2);
errors++;
}
for(const key0 in data){
if(!(((key0 === "from") || (key0 === "to")) || (key0 === "days"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.from !== undefined){
let data0 = data.from;
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
const err4 = {instancePath:instancePath+"/from",schemaPath:"#/properties/from/pattern",keyword:"pattern",params:{pattern: "^[0-2][0-9]:[0-5][0-9]$"},message:"must match pattern \""+"^[0-2][0-9]:[0-5][0-9]$"+"\""};
(vErrors ??= []).push(err4);
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/from",schemaPath:"#/properties/from/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.to !== undefined){
let data1 = data.to;
if(typeof data1 === "string"){
if(!pattern4.test(data1)){
const err6 = {instancePath:instancePath+"/to",schemaPath:"#/properties/to/pattern",keyword:"pattern",params:{pattern: "^[0-2][0-9]:[0-5][0-9]$"},message:"must match pattern \""+"^[0-2][0-9]:[0-5][0-9]$"+"\""};
(vErrors ??= []).push(err6);
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/to",schemaPath:"#/properties/to/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err7);
errors++;
}
}
if(data.days !== undefined){
let data2 = data.days;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err8 = {instancePath:instancePath+"/days/" + i0,schemaPath:"#/properties/days/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err8);
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 7 || isNaN(data3)){
const err9 = {instancePath:instancePath+"/days/" + i0,schemaPath:"#/properties/days/items/maximum",keyword:"maximum",params:{comparison: "<=", limit: 7},message:"must be <= 7"};
(vErrors ??= []).push(err9);
errors++;
}
if(data3 < 1 || isNaN(data3)){
const err10 = {instancePath:instancePath+"/days/" + i0,schemaPath:"#/properties/days/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
(vErrors ??= []).push(err10);
errors++;
}
}
}
}
else {
const err11 = {instancePath:instancePath+"/days",schemaPath:"#/properties/days/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err11);
errors++;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err12);
errors++;
}
validate65.errors = vErrors;
return errors === 0;
}
validate65.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate64(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="ProjectSettings" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate64.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.language === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "language"},message:"must have required property '"+"language"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.timezone === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "timezone"},message:"must have required property '"+"timezone"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
if(data.sendingWindow === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sendingWindow"},message:"must have required property '"+"sendingWindow"+"'"};
(vErrors ??= []).push(err2);
errors++;
}
if(data.dailyCap === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "dailyCap"},message:"must have required property '"+"dailyCap"+"'"};
(vErrors ??= []).push(err3);
errors++;
}
if(data.signature === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "signature"},message:"must have required property '"+"signature"+"'"};
(vErrors ??= []).push(err4);
errors++;
}
if(data.runCreditCap === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "runCreditCap"},message:"must have required property '"+"runCreditCap"+"'"};
(vErrors ??= []).push(err5);
errors++;
}
for(const key0 in data){
if(!((((((key0 === "language") || (key0 === "timezone")) || (key0 === "sendingWindow")) || (key0 === "dailyCap")) || (key0 === "signature")) || (key0 === "runCreditCap"))){
const err6 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.language !== undefined){
let data0 = data.language;
if((typeof data0 !== "string") && (data0 !== null)){
const err7 = {instancePath:instancePath+"/language",schemaPath:"#/properties/language/type",keyword:"type",params:{type: schema26.properties.language.type},message:"must be string,null"};
(vErrors ??= []).push(err7);
errors++;
}
}
if(data.timezone !== undefined){
let data1 = data.timezone;
if((typeof data1 !== "string") && (data1 !== null)){
const err8 = {instancePath:instancePath+"/timezone",schemaPath:"#/properties/timezone/type",keyword:"type",params:{type: schema26.properties.timezone.type},message:"must be string,null"};
(vErrors ??= []).push(err8);
errors++;
}
}
if(data.sendingWindow !== undefined){
let data2 = data.sendingWindow;
const _errs7 = errors;
let valid1 = false;
let passing0 = null;
const _errs8 = errors;
if(!(validate65(data2, {instancePath:instancePath+"/sendingWindow",parentData:data,parentDataProperty:"sendingWindow",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors);
errors = vErrors.length;
}
var _valid0 = _errs8 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs9 = errors;
if(data2 !== null){
const err9 = {instancePath:instancePath+"/sendingWindow",schemaPath:"#/properties/sendingWindow/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
(vErrors ??= []).push(err9);
errors++;
}
var _valid0 = _errs9 === errors;
if(_valid0 && valid1){
valid1 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid1 = true;
passing0 = 1;
}
}
if(!valid1){
const err10 = {instancePath:instancePath+"/sendingWindow",schemaPath:"#/properties/sendingWindow/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
(vErrors ??= []).push(err10);
errors++;
}
else {
errors = _errs7;
if(vErrors !== null){
if(_errs7){
vErrors.length = _errs7;
}
else {
vErrors = null;
}
}
}
}
if(data.dailyCap !== undefined){
let data3 = data.dailyCap;
if((!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))) && (data3 !== null)){
const err11 = {instancePath:instancePath+"/dailyCap",schemaPath:"#/properties/dailyCap/type",keyword:"type",params:{type: schema26.properties.dailyCap.type},message:"must be integer,null"};
(vErrors ??= []).push(err11);
errors++;
}
}
if(data.signature !== undefined){
let data4 = data.signature;
if((typeof data4 !== "string") && (data4 !== null)){
const err12 = {instancePath:instancePath+"/signature",schemaPath:"#/properties/signature/type",keyword:"type",params:{type: schema26.properties.signature.type},message:"must be string,null"};
(vErrors ??= []).push(err12);
errors++;
}
}
if(data.runCreditCap !== undefined){
let data5 = data.runCreditCap;
if((!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))) && (data5 !== null)){
const err13 = {instancePath:instancePath+"/runCreditCap",schemaPath:"#/properties/runCreditCap/type",keyword:"type",params:{type: schema26.properties.runCreditCap.type},message:"must be integer,null"};
(vErrors ??= []).push(err13);
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 1 || isNaN(data5)){
const err14 = {instancePath:instancePath+"/runCreditCap",schemaPath:"#/properties/runCreditCap/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
(vErrors ??= []).push(err14);
errors++;
}
}
}
}
else {
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err15);
errors++;
}
validate64.errors = vErrors;
return errors === 0;
}
validate64.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate60(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="Project" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate60.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
if(data.whatTheyDo === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "whatTheyDo"},message:"must have required property '"+"whatTheyDo"+"'"};
(vErrors ??= []).push(err2);
errors++;
}
if(data.industry === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "industry"},message:"must have required property '"+"industry"+"'"};
(vErrors ??= []).push(err3);
errors++;
}
if(data.valueProposition === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "valueProposition"},message:"must have required property '"+"valueProposition"+"'"};
(vErrors ??= []).push(err4);
errors++;
}
if(data.products === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "products"},message:"must have required property '"+"products"+"'"};
(vErrors ??= []).push(err5);
errors++;
}
if(data.companySize === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "companySize"},message:"must have required property '"+"companySize"+"'"};
(vErrors ??= []).push(err6);
errors++;
}
if(data.targetMarkets === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "targetMarkets"},message:"must have required property '"+"targetMarkets"+"'"};
(vErrors ??= []).push(err7);
errors++;
}
if(data.jobTitles === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "jobTitles"},message:"must have required property '"+"jobTitles"+"'"};
(vErrors ??= []).push(err8);
errors++;
}
if(data.voiceExamplesGood === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "voiceExamplesGood"},message:"must have required property '"+"voiceExamplesGood"+"'"};
(vErrors ??= []).push(err9);
errors++;
}
if(data.voiceExamplesBad === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "voiceExamplesBad"},message:"must have required property '"+"voiceExamplesBad"+"'"};
(vErrors ??= []).push(err10);
errors++;
}
if(data.forbiddenPhrases === undefined){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "forbiddenPhrases"},message:"must have required property '"+"forbiddenPhrases"+"'"};
(vErrors ??= []).push(err11);
errors++;
}
if(data.toneWords === undefined){
const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "toneWords"},message:"must have required property '"+"toneWords"+"'"};
(vErrors ??= []).push(err12);
errors++;
}
if(data.competitors === undefined){
const err13 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "competitors"},message:"must have required property '"+"competitors"+"'"};
(vErrors ??= []).push(err13);
errors++;
}
if(data.knownCustomers === undefined){
const err14 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "knownCustomers"},message:"must have required property '"+"knownCustomers"+"'"};
(vErrors ??= []).push(err14);
errors++;
}
if(data.marketAnalysis === undefined){
const err15 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "marketAnalysis"},message:"must have required property '"+"marketAnalysis"+"'"};
(vErrors ??= []).push(err15);
errors++;
}
if(data.icp === undefined){
const err16 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "icp"},message:"must have required property '"+"icp"+"'"};
(vErrors ??= []).push(err16);
errors++;
}
if(data.settings === undefined){
const err17 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "settings"},message:"must have required property '"+"settings"+"'"};
(vErrors ??= []).push(err17);
errors++;
}
if(data.createdAt === undefined){
const err18 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "createdAt"},message:"must have required property '"+"createdAt"+"'"};
(vErrors ??= []).push(err18);
errors++;
}
if(data.updatedAt === undefined){
const err19 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "updatedAt"},message:"must have required property '"+"updatedAt"+"'"};
(vErrors ??= []).push(err19);
errors++;
}
for(const key0 in data){
if(!(func2.call(schema24.properties, key0))){
const err20 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err20);
errors++;
}
}
if(data.id !== undefined){
if(!(validate55(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
const err21 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err21);
errors++;
}
}
if(data.whatTheyDo !== undefined){
let data2 = data.whatTheyDo;
if((typeof data2 !== "string") && (data2 !== null)){
const err22 = {instancePath:instancePath+"/whatTheyDo",schemaPath:"#/properties/whatTheyDo/type",keyword:"type",params:{type: schema24.properties.whatTheyDo.type},message:"must be string,null"};
(vErrors ??= []).push(err22);
errors++;
}
}
if(data.industry !== undefined){
let data3 = data.industry;
if((typeof data3 !== "string") && (data3 !== null)){
const err23 = {instancePath:instancePath+"/industry",schemaPath:"#/properties/industry/type",keyword:"type",params:{type: schema24.properties.industry.type},message:"must be string,null"};
(vErrors ??= []).push(err23);
errors++;
}
}
if(data.valueProposition !== undefined){
let data4 = data.valueProposition;
if((typeof data4 !== "string") && (data4 !== null)){
const err24 = {instancePath:instancePath+"/valueProposition",schemaPath:"#/properties/valueProposition/type",keyword:"type",params:{type: schema24.properties.valueProposition.type},message:"must be string,null"};
(vErrors ??= []).push(err24);
errors++;
}
}
if(data.products !== undefined){
let data5 = data.products;
if((typeof data5 !== "string") && (data5 !== null)){
const err25 = {instancePath:instancePath+"/products",schemaPath:"#/properties/products/type",keyword:"type",params:{type: schema24.properties.products.type},message:"must be string,null"};
(vErrors ??= []).push(err25);
errors++;
}
}
if(data.companySize !== undefined){
let data6 = data.companySize;
if((typeof data6 !== "string") && (data6 !== null)){
const err26 = {instancePath:instancePath+"/companySize",schemaPath:"#/properties/companySize/type",keyword:"type",params:{type: schema24.properties.companySize.type},message:"must be string,null"};
(vErrors ??= []).push(err26);
errors++;
}
}
if(data.targetMarkets !== undefined){
let data7 = data.targetMarkets;
if(Array.isArray(data7)){
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
if(typeof data7[i0] !== "string"){
const err27 = {instancePath:instancePath+"/targetMarkets/" + i0,schemaPath:"#/properties/targetMarkets/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err27);
errors++;
}
}
}
else {
const err28 = {instancePath:instancePath+"/targetMarkets",schemaPath:"#/properties/targetMarkets/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err28);
errors++;
}
}
if(data.jobTitles !== undefined){
let data9 = data.jobTitles;
if(Array.isArray(data9)){
const len1 = data9.length;
for(let i1=0; i1<len1; i1++){
if(typeof data9[i1] !== "string"){
const err29 = {instancePath:instancePath+"/jobTitles/" + i1,schemaPath:"#/properties/jobTitles/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err29);
errors++;
}
}
}
else {
const err30 = {instancePath:instancePath+"/jobTitles",schemaPath:"#/properties/jobTitles/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err30);
errors++;
}
}
if(data.voiceExamplesGood !== undefined){
let data11 = data.voiceExamplesGood;
if(Array.isArray(data11)){
const len2 = data11.length;
for(let i2=0; i2<len2; i2++){
if(typeof data11[i2] !== "string"){
const err31 = {instancePath:instancePath+"/voiceExamplesGood/" + i2,schemaPath:"#/properties/voiceExamplesGood/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err31);
errors++;
}
}
}
else {
const err32 = {instancePath:instancePath+"/voiceExamplesGood",schemaPath:"#/properties/voiceExamplesGood/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err32);
errors++;
}
}
if(data.voiceExamplesBad !== undefined){
let data13 = data.voiceExamplesBad;
if(Array.isArray(data13)){
const len3 = data13.length;
for(let i3=0; i3<len3; i3++){
if(typeof data13[i3] !== "string"){
const err33 = {instancePath:instancePath+"/voiceExamplesBad/" + i3,schemaPath:"#/properties/voiceExamplesBad/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err33);
errors++;
}
}
}
else {
const err34 = {instancePath:instancePath+"/voiceExamplesBad",schemaPath:"#/properties/voiceExamplesBad/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err34);
errors++;
}
}
if(data.forbiddenPhrases !== undefined){
let data15 = data.forbiddenPhrases;
if(Array.isArray(data15)){
const len4 = data15.length;
for(let i4=0; i4<len4; i4++){
if(typeof data15[i4] !== "string"){
const err35 = {instancePath:instancePath+"/forbiddenPhrases/" + i4,schemaPath:"#/properties/forbiddenPhrases/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err35);
errors++;
}
}
}
else {
const err36 = {instancePath:instancePath+"/forbiddenPhrases",schemaPath:"#/properties/forbiddenPhrases/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err36);
errors++;
}
}
if(data.toneWords !== undefined){
let data17 = data.toneWords;
if(Array.isArray(data17)){
const len5 = data17.length;
for(let i5=0; i5<len5; i5++){
if(typeof data17[i5] !== "string"){
const err37 = {instancePath:instancePath+"/toneWords/" + i5,schemaPath:"#/properties/toneWords/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err37);
errors++;
}
}
}
else {
const err38 = {instancePath:instancePath+"/toneWords",schemaPath:"#/properties/toneWords/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err38);
errors++;
}
}
if(data.competitors !== undefined){
let data19 = data.competitors;
if(Array.isArray(data19)){
const len6 = data19.length;
for(let i6=0; i6<len6; i6++){
if(typeof data19[i6] !== "string"){
const err39 = {instancePath:instancePath+"/competitors/" + i6,schemaPath:"#/properties/competitors/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err39);
errors++;
}
}
}
else {
const err40 = {instancePath:instancePath+"/competitors",schemaPath:"#/properties/competitors/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err40);
errors++;
}
}
if(data.knownCustomers !== undefined){
let data21 = data.knownCustomers;
if(Array.isArray(data21)){
const len7 = data21.length;
for(let i7=0; i7<len7; i7++){
if(typeof data21[i7] !== "string"){
const err41 = {instancePath:instancePath+"/knownCustomers/" + i7,schemaPath:"#/properties/knownCustomers/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err41);
errors++;
}
}
}
else {
const err42 = {instancePath:instancePath+"/knownCustomers",schemaPath:"#/properties/knownCustomers/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err42);
errors++;
}
}
if(data.marketAnalysis !== undefined){
let data23 = data.marketAnalysis;
if((typeof data23 !== "string") && (data23 !== null)){
const err43 = {instancePath:instancePath+"/marketAnalysis",schemaPath:"#/properties/marketAnalysis/type",keyword:"type",params:{type: schema24.properties.marketAnalysis.type},message:"must be string,null"};
(vErrors ??= []).push(err43);
errors++;
}
}
if(data.icp !== undefined){
if(!(validate62(data.icp, {instancePath:instancePath+"/icp",parentData:data,parentDataProperty:"icp",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
}
if(data.settings !== undefined){
if(!(validate64(data.settings, {instancePath:instancePath+"/settings",parentData:data,parentDataProperty:"settings",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
errors = vErrors.length;
}
}
if(data.createdAt !== undefined){
let data26 = data.createdAt;
if(!(((typeof data26 == "number") && (!(data26 % 1) && !isNaN(data26))) && (isFinite(data26)))){
const err44 = {instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err44);
errors++;
}
}
if(data.updatedAt !== undefined){
let data27 = data.updatedAt;
if(!(((typeof data27 == "number") && (!(data27 % 1) && !isNaN(data27))) && (isFinite(data27)))){
const err45 = {instancePath:instancePath+"/updatedAt",schemaPath:"#/properties/updatedAt/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err45);
errors++;
}
}
}
else {
const err46 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err46);
errors++;
}
validate60.errors = vErrors;
return errors === 0;
}
validate60.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema28 = {"$id":"ProjectsUpdateContextArguments","type":"object","required":["projectId"],"properties":{"projectId":{"$ref":"ProjectId"},"companySize":{"type":"string","maxLength":65536},"competitors":{"type":"array","items":{"type":"string","maxLength":2000},"maxItems":200},"forbiddenPhrases":{"type":"array","items":{"type":"string","maxLength":2000},"maxItems":200},"industry":{"type":"string","maxLength":65536},"jobTitles":{"type":"array","items":{"type":"string","maxLength":2000},"maxItems":200},"knownCustomers":{"type":"array","items":{"type":"string","maxLength":2000},"maxItems":200},"products":{"type":"string","maxLength":65536},"targetMarkets":{"type":"array","items":{"type":"string","maxLength":2000},"maxItems":200},"toneWords":{"type":"array","items":{"type":"string","maxLength":2000},"maxItems":200},"valueProposition":{"type":"string","maxLength":65536},"voiceExamplesBad":{"type":"array","items":{"type":"string","maxLength":2000},"maxItems":200},"voiceExamplesGood":{"type":"array","items":{"type":"string","maxLength":2000},"maxItems":200},"whatTheyDo":{"type":"string","maxLength":65536}},"additionalProperties":false};

function validate68(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="ProjectsUpdateContextArguments" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate68.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.projectId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "projectId"},message:"must have required property '"+"projectId"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
for(const key0 in data){
if(!(func2.call(schema28.properties, key0))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.projectId !== undefined){
if(!(validate55(data.projectId, {instancePath:instancePath+"/projectId",parentData:data,parentDataProperty:"projectId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
}
}
if(data.companySize !== undefined){
let data1 = data.companySize;
if(typeof data1 === "string"){
if(func1(data1) > 65536){
const err2 = {instancePath:instancePath+"/companySize",schemaPath:"#/properties/companySize/maxLength",keyword:"maxLength",params:{limit: 65536},message:"must NOT have more than 65536 characters"};
(vErrors ??= []).push(err2);
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/companySize",schemaPath:"#/properties/companySize/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.competitors !== undefined){
let data2 = data.competitors;
if(Array.isArray(data2)){
if(data2.length > 200){
const err4 = {instancePath:instancePath+"/competitors",schemaPath:"#/properties/competitors/maxItems",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items"};
(vErrors ??= []).push(err4);
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(typeof data3 === "string"){
if(func1(data3) > 2000){
const err5 = {instancePath:instancePath+"/competitors/" + i0,schemaPath:"#/properties/competitors/items/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
(vErrors ??= []).push(err5);
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/competitors/" + i0,schemaPath:"#/properties/competitors/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err6);
errors++;
}
}
}
else {
const err7 = {instancePath:instancePath+"/competitors",schemaPath:"#/properties/competitors/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err7);
errors++;
}
}
if(data.forbiddenPhrases !== undefined){
let data4 = data.forbiddenPhrases;
if(Array.isArray(data4)){
if(data4.length > 200){
const err8 = {instancePath:instancePath+"/forbiddenPhrases",schemaPath:"#/properties/forbiddenPhrases/maxItems",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items"};
(vErrors ??= []).push(err8);
errors++;
}
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
let data5 = data4[i1];
if(typeof data5 === "string"){
if(func1(data5) > 2000){
const err9 = {instancePath:instancePath+"/forbiddenPhrases/" + i1,schemaPath:"#/properties/forbiddenPhrases/items/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
(vErrors ??= []).push(err9);
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/forbiddenPhrases/" + i1,schemaPath:"#/properties/forbiddenPhrases/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err10);
errors++;
}
}
}
else {
const err11 = {instancePath:instancePath+"/forbiddenPhrases",schemaPath:"#/properties/forbiddenPhrases/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err11);
errors++;
}
}
if(data.industry !== undefined){
let data6 = data.industry;
if(typeof data6 === "string"){
if(func1(data6) > 65536){
const err12 = {instancePath:instancePath+"/industry",schemaPath:"#/properties/industry/maxLength",keyword:"maxLength",params:{limit: 65536},message:"must NOT have more than 65536 characters"};
(vErrors ??= []).push(err12);
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/industry",schemaPath:"#/properties/industry/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err13);
errors++;
}
}
if(data.jobTitles !== undefined){
let data7 = data.jobTitles;
if(Array.isArray(data7)){
if(data7.length > 200){
const err14 = {instancePath:instancePath+"/jobTitles",schemaPath:"#/properties/jobTitles/maxItems",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items"};
(vErrors ??= []).push(err14);
errors++;
}
const len2 = data7.length;
for(let i2=0; i2<len2; i2++){
let data8 = data7[i2];
if(typeof data8 === "string"){
if(func1(data8) > 2000){
const err15 = {instancePath:instancePath+"/jobTitles/" + i2,schemaPath:"#/properties/jobTitles/items/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
(vErrors ??= []).push(err15);
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/jobTitles/" + i2,schemaPath:"#/properties/jobTitles/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err16);
errors++;
}
}
}
else {
const err17 = {instancePath:instancePath+"/jobTitles",schemaPath:"#/properties/jobTitles/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err17);
errors++;
}
}
if(data.knownCustomers !== undefined){
let data9 = data.knownCustomers;
if(Array.isArray(data9)){
if(data9.length > 200){
const err18 = {instancePath:instancePath+"/knownCustomers",schemaPath:"#/properties/knownCustomers/maxItems",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items"};
(vErrors ??= []).push(err18);
errors++;
}
const len3 = data9.length;
for(let i3=0; i3<len3; i3++){
let data10 = data9[i3];
if(typeof data10 === "string"){
if(func1(data10) > 2000){
const err19 = {instancePath:instancePath+"/knownCustomers/" + i3,schemaPath:"#/properties/knownCustomers/items/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
(vErrors ??= []).push(err19);
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/knownCustomers/" + i3,schemaPath:"#/properties/knownCustomers/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err20);
errors++;
}
}
}
else {
const err21 = {instancePath:instancePath+"/knownCustomers",schemaPath:"#/properties/knownCustomers/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err21);
errors++;
}
}
if(data.products !== undefined){
let data11 = data.products;
if(typeof data11 === "string"){
if(func1(data11) > 65536){
const err22 = {instancePath:instancePath+"/products",schemaPath:"#/properties/products/maxLength",keyword:"maxLength",params:{limit: 65536},message:"must NOT have more than 65536 characters"};
(vErrors ??= []).push(err22);
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/products",schemaPath:"#/properties/products/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err23);
errors++;
}
}
if(data.targetMarkets !== undefined){
let data12 = data.targetMarkets;
if(Array.isArray(data12)){
if(data12.length > 200){
const err24 = {instancePath:instancePath+"/targetMarkets",schemaPath:"#/properties/targetMarkets/maxItems",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items"};
(vErrors ??= []).push(err24);
errors++;
}
const len4 = data12.length;
for(let i4=0; i4<len4; i4++){
let data13 = data12[i4];
if(typeof data13 === "string"){
if(func1(data13) > 2000){
const err25 = {instancePath:instancePath+"/targetMarkets/" + i4,schemaPath:"#/properties/targetMarkets/items/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
(vErrors ??= []).push(err25);
errors++;
}
}
else {
const err26 = {instancePath:instancePath+"/targetMarkets/" + i4,schemaPath:"#/properties/targetMarkets/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err26);
errors++;
}
}
}
else {
const err27 = {instancePath:instancePath+"/targetMarkets",schemaPath:"#/properties/targetMarkets/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err27);
errors++;
}
}
if(data.toneWords !== undefined){
let data14 = data.toneWords;
if(Array.isArray(data14)){
if(data14.length > 200){
const err28 = {instancePath:instancePath+"/toneWords",schemaPath:"#/properties/toneWords/maxItems",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items"};
(vErrors ??= []).push(err28);
errors++;
}
const len5 = data14.length;
for(let i5=0; i5<len5; i5++){
let data15 = data14[i5];
if(typeof data15 === "string"){
if(func1(data15) > 2000){
const err29 = {instancePath:instancePath+"/toneWords/" + i5,schemaPath:"#/properties/toneWords/items/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
(vErrors ??= []).push(err29);
errors++;
}
}
else {
const err30 = {instancePath:instancePath+"/toneWords/" + i5,schemaPath:"#/properties/toneWords/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err30);
errors++;
}
}
}
else {
const err31 = {instancePath:instancePath+"/toneWords",schemaPath:"#/properties/toneWords/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err31);
errors++;
}
}
if(data.valueProposition !== undefined){
let data16 = data.valueProposition;
if(typeof data16 === "string"){
if(func1(data16) > 65536){
const err32 = {instancePath:instancePath+"/valueProposition",schemaPath:"#/properties/valueProposition/maxLength",keyword:"maxLength",params:{limit: 65536},message:"must NOT have more than 65536 characters"};
(vErrors ??= []).push(err32);
errors++;
}
}
else {
const err33 = {instancePath:instancePath+"/valueProposition",schemaPath:"#/properties/valueProposition/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err33);
errors++;
}
}
if(data.voiceExamplesBad !== undefined){
let data17 = data.voiceExamplesBad;
if(Array.isArray(data17)){
if(data17.length > 200){
const err34 = {instancePath:instancePath+"/voiceExamplesBad",schemaPath:"#/properties/voiceExamplesBad/maxItems",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items"};
(vErrors ??= []).push(err34);
errors++;
}
const len6 = data17.length;
for(let i6=0; i6<len6; i6++){
let data18 = data17[i6];
if(typeof data18 === "string"){
if(func1(data18) > 2000){
const err35 = {instancePath:instancePath+"/voiceExamplesBad/" + i6,schemaPath:"#/properties/voiceExamplesBad/items/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
(vErrors ??= []).push(err35);
errors++;
}
}
else {
const err36 = {instancePath:instancePath+"/voiceExamplesBad/" + i6,schemaPath:"#/properties/voiceExamplesBad/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err36);
errors++;
}
}
}
else {
const err37 = {instancePath:instancePath+"/voiceExamplesBad",schemaPath:"#/properties/voiceExamplesBad/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err37);
errors++;
}
}
if(data.voiceExamplesGood !== undefined){
let data19 = data.voiceExamplesGood;
if(Array.isArray(data19)){
if(data19.length > 200){
const err38 = {instancePath:instancePath+"/voiceExamplesGood",schemaPath:"#/properties/voiceExamplesGood/maxItems",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items"};
(vErrors ??= []).push(err38);
errors++;
}
const len7 = data19.length;
for(let i7=0; i7<len7; i7++){
let data20 = data19[i7];
if(typeof data20 === "string"){
if(func1(data20) > 2000){
const err39 = {instancePath:instancePath+"/voiceExamplesGood/" + i7,schemaPath:"#/properties/voiceExamplesGood/items/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
(vErrors ??= []).push(err39);
errors++;
}
}
else {
const err40 = {instancePath:instancePath+"/voiceExamplesGood/" + i7,schemaPath:"#/properties/voiceExamplesGood/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err40);
errors++;
}
}
}
else {
const err41 = {instancePath:instancePath+"/voiceExamplesGood",schemaPath:"#/properties/voiceExamplesGood/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err41);
errors++;
}
}
if(data.whatTheyDo !== undefined){
let data21 = data.whatTheyDo;
if(typeof data21 === "string"){
if(func1(data21) > 65536){
const err42 = {instancePath:instancePath+"/whatTheyDo",schemaPath:"#/properties/whatTheyDo/maxLength",keyword:"maxLength",params:{limit: 65536},message:"must NOT have more than 65536 characters"};
(vErrors ??= []).push(err42);
errors++;
}
}
else {
const err43 = {instancePath:instancePath+"/whatTheyDo",schemaPath:"#/properties/whatTheyDo/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err43);
errors++;
}
}
}
else {
const err44 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err44);
errors++;
}
validate68.errors = vErrors;
return errors === 0;
}
validate68.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate70(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="KnowledgeGetArguments" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate70.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.projectId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "projectId"},message:"must have required property '"+"projectId"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
for(const key0 in data){
if(!(key0 === "projectId")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.projectId !== undefined){
if(!(validate55(data.projectId, {instancePath:instancePath+"/projectId",parentData:data,parentDataProperty:"projectId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err2);
errors++;
}
validate70.errors = vErrors;
return errors === 0;
}
validate70.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema30 = {"$id":"Knowledge","type":"object","required":["projectId","text","sizeBytes","updatedAt"],"properties":{"projectId":{"$ref":"ProjectId"},"text":{"type":"string"},"sizeBytes":{"type":"integer"},"updatedAt":{"type":["integer","null"]}},"additionalProperties":false};

function validate72(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="Knowledge" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate72.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.projectId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "projectId"},message:"must have required property '"+"projectId"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.text === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
if(data.sizeBytes === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sizeBytes"},message:"must have required property '"+"sizeBytes"+"'"};
(vErrors ??= []).push(err2);
errors++;
}
if(data.updatedAt === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "updatedAt"},message:"must have required property '"+"updatedAt"+"'"};
(vErrors ??= []).push(err3);
errors++;
}
for(const key0 in data){
if(!((((key0 === "projectId") || (key0 === "text")) || (key0 === "sizeBytes")) || (key0 === "updatedAt"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.projectId !== undefined){
if(!(validate55(data.projectId, {instancePath:instancePath+"/projectId",parentData:data,parentDataProperty:"projectId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
}
}
if(data.text !== undefined){
if(typeof data.text !== "string"){
const err5 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.sizeBytes !== undefined){
let data2 = data.sizeBytes;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err6 = {instancePath:instancePath+"/sizeBytes",schemaPath:"#/properties/sizeBytes/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.updatedAt !== undefined){
let data3 = data.updatedAt;
if((!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))) && (data3 !== null)){
const err7 = {instancePath:instancePath+"/updatedAt",schemaPath:"#/properties/updatedAt/type",keyword:"type",params:{type: schema30.properties.updatedAt.type},message:"must be integer,null"};
(vErrors ??= []).push(err7);
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err8);
errors++;
}
validate72.errors = vErrors;
return errors === 0;
}
validate72.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate74(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="KnowledgeSetArguments" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate74.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.projectId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "projectId"},message:"must have required property '"+"projectId"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.text === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
for(const key0 in data){
if(!((key0 === "projectId") || (key0 === "text"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.projectId !== undefined){
if(!(validate55(data.projectId, {instancePath:instancePath+"/projectId",parentData:data,parentDataProperty:"projectId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
}
}
if(data.text !== undefined){
let data1 = data.text;
if(typeof data1 === "string"){
if(func1(data1) > 1048576){
const err3 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/maxLength",keyword:"maxLength",params:{limit: 1048576},message:"must NOT have more than 1048576 characters"};
(vErrors ??= []).push(err3);
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err4);
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err5);
errors++;
}
validate74.errors = vErrors;
return errors === 0;
}
validate74.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate76(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="KnowledgeAppendArguments" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate76.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.projectId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "projectId"},message:"must have required property '"+"projectId"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.text === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
for(const key0 in data){
if(!((key0 === "projectId") || (key0 === "text"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.projectId !== undefined){
if(!(validate55(data.projectId, {instancePath:instancePath+"/projectId",parentData:data,parentDataProperty:"projectId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
}
}
if(data.text !== undefined){
let data1 = data.text;
if(typeof data1 === "string"){
if(func1(data1) > 1048576){
const err3 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/maxLength",keyword:"maxLength",params:{limit: 1048576},message:"must NOT have more than 1048576 characters"};
(vErrors ??= []).push(err3);
errors++;
}
if(func1(data1) < 1){
const err4 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err4);
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err5);
errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err6);
errors++;
}
validate76.errors = vErrors;
return errors === 0;
}
validate76.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema34 = {"$id":"BrainItemType","type":"string","enum":["company","product","partner","reference","avoid","note","writing_rule"]};

function validate80(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="BrainItemType" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate80.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err0);
errors++;
}
if(!(((((((data === "company") || (data === "product")) || (data === "partner")) || (data === "reference")) || (data === "avoid")) || (data === "note")) || (data === "writing_rule"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema34.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err1);
errors++;
}
validate80.errors = vErrors;
return errors === 0;
}
validate80.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate78(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="BrainListArguments" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate78.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.limit === undefined){
data.limit = 50;
}
if(data.projectId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "projectId"},message:"must have required property '"+"projectId"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
for(const key0 in data){
if(!((((key0 === "projectId") || (key0 === "cursor")) || (key0 === "limit")) || (key0 === "type"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.projectId !== undefined){
if(!(validate55(data.projectId, {instancePath:instancePath+"/projectId",parentData:data,parentDataProperty:"projectId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
}
}
if(data.cursor !== undefined){
let data1 = data.cursor;
if(typeof data1 === "string"){
if(func1(data1) > 2000){
const err2 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
(vErrors ??= []).push(err2);
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err3);
errors++;
}
}
let data2 = data.limit;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err4 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err4);
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 200 || isNaN(data2)){
const err5 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 200},message:"must be <= 200"};
(vErrors ??= []).push(err5);
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err6 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.type !== undefined){
if(!(validate80(data.type, {instancePath:instancePath+"/type",parentData:data,parentDataProperty:"type",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate80.errors : vErrors.concat(validate80.errors);
errors = vErrors.length;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err7);
errors++;
}
validate78.errors = vErrors;
return errors === 0;
}
validate78.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema35 = {"$id":"BrainItemList","type":"object","required":["items","nextCursor"],"properties":{"items":{"type":"array","items":{"$ref":"BrainItem"}},"nextCursor":{"type":["string","null"]}},"additionalProperties":false};
const pattern6 = new RegExp("^brain_[0-9a-hjkmnp-tv-z]{26}$", "u");

function validate84(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="BrainItemId" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate84.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(!pattern6.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^brain_[0-9a-hjkmnp-tv-z]{26}$"},message:"must match pattern \""+"^brain_[0-9a-hjkmnp-tv-z]{26}$"+"\""};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err1);
errors++;
}
validate84.errors = vErrors;
return errors === 0;
}
validate84.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate83(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="BrainItem" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate83.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.projectId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "projectId"},message:"must have required property '"+"projectId"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
if(data.type === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
(vErrors ??= []).push(err2);
errors++;
}
if(data.title === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
(vErrors ??= []).push(err3);
errors++;
}
if(data.body === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "body"},message:"must have required property '"+"body"+"'"};
(vErrors ??= []).push(err4);
errors++;
}
if(data.createdAt === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "createdAt"},message:"must have required property '"+"createdAt"+"'"};
(vErrors ??= []).push(err5);
errors++;
}
if(data.updatedAt === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "updatedAt"},message:"must have required property '"+"updatedAt"+"'"};
(vErrors ??= []).push(err6);
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "id") || (key0 === "projectId")) || (key0 === "type")) || (key0 === "title")) || (key0 === "body")) || (key0 === "createdAt")) || (key0 === "updatedAt"))){
const err7 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err7);
errors++;
}
}
if(data.id !== undefined){
if(!(validate84(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
errors = vErrors.length;
}
}
if(data.projectId !== undefined){
if(!(validate55(data.projectId, {instancePath:instancePath+"/projectId",parentData:data,parentDataProperty:"projectId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
}
}
if(data.type !== undefined){
if(!(validate80(data.type, {instancePath:instancePath+"/type",parentData:data,parentDataProperty:"type",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate80.errors : vErrors.concat(validate80.errors);
errors = vErrors.length;
}
}
if(data.title !== undefined){
if(typeof data.title !== "string"){
const err8 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err8);
errors++;
}
}
if(data.body !== undefined){
if(typeof data.body !== "string"){
const err9 = {instancePath:instancePath+"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err9);
errors++;
}
}
if(data.createdAt !== undefined){
let data5 = data.createdAt;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err10 = {instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err10);
errors++;
}
}
if(data.updatedAt !== undefined){
let data6 = data.updatedAt;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err11 = {instancePath:instancePath+"/updatedAt",schemaPath:"#/properties/updatedAt/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err11);
errors++;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err12);
errors++;
}
validate83.errors = vErrors;
return errors === 0;
}
validate83.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate82(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="BrainItemList" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate82.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.items === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "items"},message:"must have required property '"+"items"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.nextCursor === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "nextCursor"},message:"must have required property '"+"nextCursor"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
for(const key0 in data){
if(!((key0 === "items") || (key0 === "nextCursor"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.items !== undefined){
let data0 = data.items;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate83(data0[i0], {instancePath:instancePath+"/items/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.nextCursor !== undefined){
let data2 = data.nextCursor;
if((typeof data2 !== "string") && (data2 !== null)){
const err4 = {instancePath:instancePath+"/nextCursor",schemaPath:"#/properties/nextCursor/type",keyword:"type",params:{type: schema35.properties.nextCursor.type},message:"must be string,null"};
(vErrors ??= []).push(err4);
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err5);
errors++;
}
validate82.errors = vErrors;
return errors === 0;
}
validate82.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate89(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="BrainAddArguments" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate89.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.projectId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "projectId"},message:"must have required property '"+"projectId"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.type === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
if(data.title === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
(vErrors ??= []).push(err2);
errors++;
}
if(data.body === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "body"},message:"must have required property '"+"body"+"'"};
(vErrors ??= []).push(err3);
errors++;
}
for(const key0 in data){
if(!((((key0 === "projectId") || (key0 === "type")) || (key0 === "title")) || (key0 === "body"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.projectId !== undefined){
if(!(validate55(data.projectId, {instancePath:instancePath+"/projectId",parentData:data,parentDataProperty:"projectId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
}
}
if(data.type !== undefined){
if(!(validate80(data.type, {instancePath:instancePath+"/type",parentData:data,parentDataProperty:"type",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate80.errors : vErrors.concat(validate80.errors);
errors = vErrors.length;
}
}
if(data.title !== undefined){
let data2 = data.title;
if(typeof data2 === "string"){
if(func1(data2) > 500){
const err5 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
(vErrors ??= []).push(err5);
errors++;
}
if(func1(data2) < 1){
const err6 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err6);
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err7);
errors++;
}
}
if(data.body !== undefined){
let data3 = data.body;
if(typeof data3 === "string"){
if(func1(data3) > 65536){
const err8 = {instancePath:instancePath+"/body",schemaPath:"#/properties/body/maxLength",keyword:"maxLength",params:{limit: 65536},message:"must NOT have more than 65536 characters"};
(vErrors ??= []).push(err8);
errors++;
}
if(func1(data3) < 1){
const err9 = {instancePath:instancePath+"/body",schemaPath:"#/properties/body/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err9);
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err10);
errors++;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err11);
errors++;
}
validate89.errors = vErrors;
return errors === 0;
}
validate89.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};



function validate92(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="BrainUpdateArguments" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate92.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.projectId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "projectId"},message:"must have required property '"+"projectId"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.id === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
for(const key0 in data){
if(!((((key0 === "projectId") || (key0 === "id")) || (key0 === "body")) || (key0 === "title"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.projectId !== undefined){
if(!(validate55(data.projectId, {instancePath:instancePath+"/projectId",parentData:data,parentDataProperty:"projectId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
}
}
if(data.id !== undefined){
if(!(validate84(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
errors = vErrors.length;
}
}
if(data.body !== undefined){
let data2 = data.body;
if(typeof data2 === "string"){
if(func1(data2) > 65536){
const err3 = {instancePath:instancePath+"/body",schemaPath:"#/properties/body/maxLength",keyword:"maxLength",params:{limit: 65536},message:"must NOT have more than 65536 characters"};
(vErrors ??= []).push(err3);
errors++;
}
if(func1(data2) < 1){
const err4 = {instancePath:instancePath+"/body",schemaPath:"#/properties/body/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err4);
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.title !== undefined){
let data3 = data.title;
if(typeof data3 === "string"){
if(func1(data3) > 500){
const err6 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
(vErrors ??= []).push(err6);
errors++;
}
if(func1(data3) < 1){
const err7 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err7);
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err8);
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err9);
errors++;
}
validate92.errors = vErrors;
return errors === 0;
}
validate92.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate95(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="BrainRemoveArguments" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate95.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.projectId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "projectId"},message:"must have required property '"+"projectId"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.id === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
for(const key0 in data){
if(!((key0 === "projectId") || (key0 === "id"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.projectId !== undefined){
if(!(validate55(data.projectId, {instancePath:instancePath+"/projectId",parentData:data,parentDataProperty:"projectId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
}
}
if(data.id !== undefined){
if(!(validate84(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err3);
errors++;
}
validate95.errors = vErrors;
return errors === 0;
}
validate95.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate98(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="RemovedBrainItem" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate98.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.removed === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "removed"},message:"must have required property '"+"removed"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
for(const key0 in data){
if(!((key0 === "id") || (key0 === "removed"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.id !== undefined){
if(!(validate84(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
errors = vErrors.length;
}
}
if(data.removed !== undefined){
let data1 = data.removed;
if(typeof data1 !== "boolean"){
const err3 = {instancePath:instancePath+"/removed",schemaPath:"#/properties/removed/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
(vErrors ??= []).push(err3);
errors++;
}
if(true !== data1){
const err4 = {instancePath:instancePath+"/removed",schemaPath:"#/properties/removed/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"};
(vErrors ??= []).push(err4);
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err5);
errors++;
}
validate98.errors = vErrors;
return errors === 0;
}
validate98.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema42 = {"$id":"LeadsListArguments","type":"object","required":["projectId"],"properties":{"projectId":{"$ref":"ProjectId"},"campaignId":{"$ref":"CampaignId"},"city":{"type":"string","maxLength":200},"cursor":{"type":"string","maxLength":2000},"hasEmail":{"type":"boolean"},"limit":{"type":"integer","default":50,"maximum":200,"minimum":1},"query":{"type":"string","maxLength":200,"minLength":1},"source":{"type":"string","maxLength":200},"status":{"type":"string","enum":["new","contacted","responded","qualified","unqualified"]},"tags":{"type":"array","items":{"type":"string","maxLength":100,"minLength":1},"maxItems":20}},"additionalProperties":false};
const pattern7 = new RegExp("^campaign_[0-9a-hjkmnp-tv-z]{26}$", "u");

function validate102(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="CampaignId" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate102.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(!pattern7.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^campaign_[0-9a-hjkmnp-tv-z]{26}$"},message:"must match pattern \""+"^campaign_[0-9a-hjkmnp-tv-z]{26}$"+"\""};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err1);
errors++;
}
validate102.errors = vErrors;
return errors === 0;
}
validate102.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate100(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="LeadsListArguments" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate100.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.limit === undefined){
data.limit = 50;
}
if(data.projectId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "projectId"},message:"must have required property '"+"projectId"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
for(const key0 in data){
if(!(func2.call(schema42.properties, key0))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.projectId !== undefined){
if(!(validate55(data.projectId, {instancePath:instancePath+"/projectId",parentData:data,parentDataProperty:"projectId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
}
}
if(data.campaignId !== undefined){
if(!(validate102(data.campaignId, {instancePath:instancePath+"/campaignId",parentData:data,parentDataProperty:"campaignId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate102.errors : vErrors.concat(validate102.errors);
errors = vErrors.length;
}
}
if(data.city !== undefined){
let data2 = data.city;
if(typeof data2 === "string"){
if(func1(data2) > 200){
const err2 = {instancePath:instancePath+"/city",schemaPath:"#/properties/city/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
(vErrors ??= []).push(err2);
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/city",schemaPath:"#/properties/city/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.cursor !== undefined){
let data3 = data.cursor;
if(typeof data3 === "string"){
if(func1(data3) > 2000){
const err4 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
(vErrors ??= []).push(err4);
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.hasEmail !== undefined){
if(typeof data.hasEmail !== "boolean"){
const err6 = {instancePath:instancePath+"/hasEmail",schemaPath:"#/properties/hasEmail/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
(vErrors ??= []).push(err6);
errors++;
}
}
let data5 = data.limit;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err7 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err7);
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 200 || isNaN(data5)){
const err8 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 200},message:"must be <= 200"};
(vErrors ??= []).push(err8);
errors++;
}
if(data5 < 1 || isNaN(data5)){
const err9 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
(vErrors ??= []).push(err9);
errors++;
}
}
if(data.query !== undefined){
let data6 = data.query;
if(typeof data6 === "string"){
if(func1(data6) > 200){
const err10 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
(vErrors ??= []).push(err10);
errors++;
}
if(func1(data6) < 1){
const err11 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err11);
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err12);
errors++;
}
}
if(data.source !== undefined){
let data7 = data.source;
if(typeof data7 === "string"){
if(func1(data7) > 200){
const err13 = {instancePath:instancePath+"/source",schemaPath:"#/properties/source/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
(vErrors ??= []).push(err13);
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/source",schemaPath:"#/properties/source/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err14);
errors++;
}
}
if(data.status !== undefined){
let data8 = data.status;
if(typeof data8 !== "string"){
const err15 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err15);
errors++;
}
if(!(((((data8 === "new") || (data8 === "contacted")) || (data8 === "responded")) || (data8 === "qualified")) || (data8 === "unqualified"))){
const err16 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema42.properties.status.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err16);
errors++;
}
}
if(data.tags !== undefined){
let data9 = data.tags;
if(Array.isArray(data9)){
if(data9.length > 20){
const err17 = {instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"};
(vErrors ??= []).push(err17);
errors++;
}
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
let data10 = data9[i0];
if(typeof data10 === "string"){
if(func1(data10) > 100){
const err18 = {instancePath:instancePath+"/tags/" + i0,schemaPath:"#/properties/tags/items/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
(vErrors ??= []).push(err18);
errors++;
}
if(func1(data10) < 1){
const err19 = {instancePath:instancePath+"/tags/" + i0,schemaPath:"#/properties/tags/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err19);
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/tags/" + i0,schemaPath:"#/properties/tags/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err20);
errors++;
}
}
}
else {
const err21 = {instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err21);
errors++;
}
}
}
else {
const err22 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err22);
errors++;
}
validate100.errors = vErrors;
return errors === 0;
}
validate100.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema44 = {"$id":"LeadList","type":"object","required":["items","nextCursor"],"properties":{"items":{"type":"array","items":{"$ref":"Lead"}},"nextCursor":{"type":["string","null"]}},"additionalProperties":false};
const schema45 = {"$id":"Lead","type":"object","required":["id","projectId","status","stage","firstName","lastName","email","company","companyDomain","companyWebsite","companyDescription","companyCity","jobTitle","linkedinUrl","phone","city","country","location","notes","analysis","outreachAngle","externalUrl","source","discoverySource","fitScore","whyGoodLead","tags","aliases","campaignIds","customFields","dealStage","dealValueEur","suppressed","suspectedDuplicates","provenance","createdAt","updatedAt"],"properties":{"id":{"$ref":"LeadId"},"projectId":{"$ref":"ProjectId"},"status":{"type":"string","enum":["new","contacted","responded","qualified","unqualified"]},"stage":{"type":"string","enum":["none","contacted","replied","meeting","customer","lost"]},"firstName":{"type":["string","null"]},"lastName":{"type":["string","null"]},"email":{"type":["string","null"]},"company":{"type":["string","null"]},"companyDomain":{"type":["string","null"]},"companyWebsite":{"type":["string","null"]},"companyDescription":{"type":["string","null"]},"companyCity":{"type":["string","null"]},"jobTitle":{"type":["string","null"]},"linkedinUrl":{"type":["string","null"]},"phone":{"type":["string","null"]},"city":{"type":["string","null"]},"country":{"type":["string","null"]},"location":{"type":["string","null"]},"notes":{"type":["string","null"]},"analysis":{"type":["string","null"]},"outreachAngle":{"type":["string","null"]},"externalUrl":{"type":["string","null"]},"source":{"type":["string","null"]},"discoverySource":{"type":["string","null"]},"fitScore":{"type":["number","null"]},"whyGoodLead":{"oneOf":[{"$ref":"WhyGoodLead"},{"type":"null"}]},"tags":{"type":"array","items":{"type":"string"}},"aliases":{"type":"array","items":{"type":"string"}},"campaignIds":{"type":"array","items":{"$ref":"CampaignId"}},"customFields":{"type":"object","additionalProperties":true},"dealStage":{"type":["string","null"],"enum":["proposal_sent","negotiation","won","lost",null]},"dealValueEur":{"type":["number","null"]},"suppressed":{"oneOf":[{"$ref":"Suppressed"},{"type":"null"}]},"suspectedDuplicates":{"type":"array","items":{"$ref":"LeadId"}},"provenance":{"type":"object","additionalProperties":{"$ref":"Provenance"}},"createdAt":{"type":"integer"},"updatedAt":{"type":"integer"}},"additionalProperties":false};
const pattern8 = new RegExp("^lead_[0-9a-hjkmnp-tv-z]{26}$", "u");

function validate106(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="LeadId" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate106.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(!pattern8.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^lead_[0-9a-hjkmnp-tv-z]{26}$"},message:"must match pattern \""+"^lead_[0-9a-hjkmnp-tv-z]{26}$"+"\""};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err1);
errors++;
}
validate106.errors = vErrors;
return errors === 0;
}
validate106.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate109(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="WhyGoodLead" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate109.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.summary === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "summary"},message:"must have required property '"+"summary"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.matchReasons === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "matchReasons"},message:"must have required property '"+"matchReasons"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
for(const key0 in data){
if(!((key0 === "summary") || (key0 === "matchReasons"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.summary !== undefined){
if(typeof data.summary !== "string"){
const err3 = {instancePath:instancePath+"/summary",schemaPath:"#/properties/summary/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.matchReasons !== undefined){
let data1 = data.matchReasons;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(typeof data1[i0] !== "string"){
const err4 = {instancePath:instancePath+"/matchReasons/" + i0,schemaPath:"#/properties/matchReasons/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err4);
errors++;
}
}
}
else {
const err5 = {instancePath:instancePath+"/matchReasons",schemaPath:"#/properties/matchReasons/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err5);
errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err6);
errors++;
}
validate109.errors = vErrors;
return errors === 0;
}
validate109.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema48 = {"$id":"Suppressed","type":"object","required":["reason","since"],"properties":{"reason":{"type":"string","enum":["unsubscribe","hard_bounce","complaint","manual","erasure"]},"since":{"type":"integer"}},"additionalProperties":false};

function validate112(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="Suppressed" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate112.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.reason === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.since === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "since"},message:"must have required property '"+"since"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
for(const key0 in data){
if(!((key0 === "reason") || (key0 === "since"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.reason !== undefined){
let data0 = data.reason;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err3);
errors++;
}
if(!(((((data0 === "unsubscribe") || (data0 === "hard_bounce")) || (data0 === "complaint")) || (data0 === "manual")) || (data0 === "erasure"))){
const err4 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/enum",keyword:"enum",params:{allowedValues: schema48.properties.reason.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.since !== undefined){
let data1 = data.since;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err5 = {instancePath:instancePath+"/since",schemaPath:"#/properties/since/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err5);
errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err6);
errors++;
}
validate112.errors = vErrors;
return errors === 0;
}
validate112.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate115(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="Provenance" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate115.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.source === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "source"},message:"must have required property '"+"source"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.at === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "at"},message:"must have required property '"+"at"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
for(const key0 in data){
if(!((key0 === "source") || (key0 === "at"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.source !== undefined){
if(typeof data.source !== "string"){
const err3 = {instancePath:instancePath+"/source",schemaPath:"#/properties/source/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.at !== undefined){
let data1 = data.at;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err4 = {instancePath:instancePath+"/at",schemaPath:"#/properties/at/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err4);
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err5);
errors++;
}
validate115.errors = vErrors;
return errors === 0;
}
validate115.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate105(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="Lead" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate105.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.projectId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "projectId"},message:"must have required property '"+"projectId"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
if(data.status === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
(vErrors ??= []).push(err2);
errors++;
}
if(data.stage === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "stage"},message:"must have required property '"+"stage"+"'"};
(vErrors ??= []).push(err3);
errors++;
}
if(data.firstName === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "firstName"},message:"must have required property '"+"firstName"+"'"};
(vErrors ??= []).push(err4);
errors++;
}
if(data.lastName === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "lastName"},message:"must have required property '"+"lastName"+"'"};
(vErrors ??= []).push(err5);
errors++;
}
if(data.email === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "email"},message:"must have required property '"+"email"+"'"};
(vErrors ??= []).push(err6);
errors++;
}
if(data.company === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "company"},message:"must have required property '"+"company"+"'"};
(vErrors ??= []).push(err7);
errors++;
}
if(data.companyDomain === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "companyDomain"},message:"must have required property '"+"companyDomain"+"'"};
(vErrors ??= []).push(err8);
errors++;
}
if(data.companyWebsite === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "companyWebsite"},message:"must have required property '"+"companyWebsite"+"'"};
(vErrors ??= []).push(err9);
errors++;
}
if(data.companyDescription === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "companyDescription"},message:"must have required property '"+"companyDescription"+"'"};
(vErrors ??= []).push(err10);
errors++;
}
if(data.companyCity === undefined){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "companyCity"},message:"must have required property '"+"companyCity"+"'"};
(vErrors ??= []).push(err11);
errors++;
}
if(data.jobTitle === undefined){
const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "jobTitle"},message:"must have required property '"+"jobTitle"+"'"};
(vErrors ??= []).push(err12);
errors++;
}
if(data.linkedinUrl === undefined){
const err13 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "linkedinUrl"},message:"must have required property '"+"linkedinUrl"+"'"};
(vErrors ??= []).push(err13);
errors++;
}
if(data.phone === undefined){
const err14 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "phone"},message:"must have required property '"+"phone"+"'"};
(vErrors ??= []).push(err14);
errors++;
}
if(data.city === undefined){
const err15 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "city"},message:"must have required property '"+"city"+"'"};
(vErrors ??= []).push(err15);
errors++;
}
if(data.country === undefined){
const err16 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "country"},message:"must have required property '"+"country"+"'"};
(vErrors ??= []).push(err16);
errors++;
}
if(data.location === undefined){
const err17 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "location"},message:"must have required property '"+"location"+"'"};
(vErrors ??= []).push(err17);
errors++;
}
if(data.notes === undefined){
const err18 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "notes"},message:"must have required property '"+"notes"+"'"};
(vErrors ??= []).push(err18);
errors++;
}
if(data.analysis === undefined){
const err19 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "analysis"},message:"must have required property '"+"analysis"+"'"};
(vErrors ??= []).push(err19);
errors++;
}
if(data.outreachAngle === undefined){
const err20 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "outreachAngle"},message:"must have required property '"+"outreachAngle"+"'"};
(vErrors ??= []).push(err20);
errors++;
}
if(data.externalUrl === undefined){
const err21 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "externalUrl"},message:"must have required property '"+"externalUrl"+"'"};
(vErrors ??= []).push(err21);
errors++;
}
if(data.source === undefined){
const err22 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "source"},message:"must have required property '"+"source"+"'"};
(vErrors ??= []).push(err22);
errors++;
}
if(data.discoverySource === undefined){
const err23 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "discoverySource"},message:"must have required property '"+"discoverySource"+"'"};
(vErrors ??= []).push(err23);
errors++;
}
if(data.fitScore === undefined){
const err24 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "fitScore"},message:"must have required property '"+"fitScore"+"'"};
(vErrors ??= []).push(err24);
errors++;
}
if(data.whyGoodLead === undefined){
const err25 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "whyGoodLead"},message:"must have required property '"+"whyGoodLead"+"'"};
(vErrors ??= []).push(err25);
errors++;
}
if(data.tags === undefined){
const err26 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tags"},message:"must have required property '"+"tags"+"'"};
(vErrors ??= []).push(err26);
errors++;
}
if(data.aliases === undefined){
const err27 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "aliases"},message:"must have required property '"+"aliases"+"'"};
(vErrors ??= []).push(err27);
errors++;
}
if(data.campaignIds === undefined){
const err28 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "campaignIds"},message:"must have required property '"+"campaignIds"+"'"};
(vErrors ??= []).push(err28);
errors++;
}
if(data.customFields === undefined){
const err29 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "customFields"},message:"must have required property '"+"customFields"+"'"};
(vErrors ??= []).push(err29);
errors++;
}
if(data.dealStage === undefined){
const err30 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "dealStage"},message:"must have required property '"+"dealStage"+"'"};
(vErrors ??= []).push(err30);
errors++;
}
if(data.dealValueEur === undefined){
const err31 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "dealValueEur"},message:"must have required property '"+"dealValueEur"+"'"};
(vErrors ??= []).push(err31);
errors++;
}
if(data.suppressed === undefined){
const err32 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "suppressed"},message:"must have required property '"+"suppressed"+"'"};
(vErrors ??= []).push(err32);
errors++;
}
if(data.suspectedDuplicates === undefined){
const err33 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "suspectedDuplicates"},message:"must have required property '"+"suspectedDuplicates"+"'"};
(vErrors ??= []).push(err33);
errors++;
}
if(data.provenance === undefined){
const err34 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "provenance"},message:"must have required property '"+"provenance"+"'"};
(vErrors ??= []).push(err34);
errors++;
}
if(data.createdAt === undefined){
const err35 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "createdAt"},message:"must have required property '"+"createdAt"+"'"};
(vErrors ??= []).push(err35);
errors++;
}
if(data.updatedAt === undefined){
const err36 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "updatedAt"},message:"must have required property '"+"updatedAt"+"'"};
(vErrors ??= []).push(err36);
errors++;
}
for(const key0 in data){
if(!(func2.call(schema45.properties, key0))){
const err37 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err37);
errors++;
}
}
if(data.id !== undefined){
if(!(validate106(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate106.errors : vErrors.concat(validate106.errors);
errors = vErrors.length;
}
}
if(data.projectId !== undefined){
if(!(validate55(data.projectId, {instancePath:instancePath+"/projectId",parentData:data,parentDataProperty:"projectId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
}
}
if(data.status !== undefined){
let data2 = data.status;
if(typeof data2 !== "string"){
const err38 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err38);
errors++;
}
if(!(((((data2 === "new") || (data2 === "contacted")) || (data2 === "responded")) || (data2 === "qualified")) || (data2 === "unqualified"))){
const err39 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema45.properties.status.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err39);
errors++;
}
}
if(data.stage !== undefined){
let data3 = data.stage;
if(typeof data3 !== "string"){
const err40 = {instancePath:instancePath+"/stage",schemaPath:"#/properties/stage/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err40);
errors++;
}
if(!((((((data3 === "none") || (data3 === "contacted")) || (data3 === "replied")) || (data3 === "meeting")) || (data3 === "customer")) || (data3 === "lost"))){
const err41 = {instancePath:instancePath+"/stage",schemaPath:"#/properties/stage/enum",keyword:"enum",params:{allowedValues: schema45.properties.stage.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err41);
errors++;
}
}
if(data.firstName !== undefined){
let data4 = data.firstName;
if((typeof data4 !== "string") && (data4 !== null)){
const err42 = {instancePath:instancePath+"/firstName",schemaPath:"#/properties/firstName/type",keyword:"type",params:{type: schema45.properties.firstName.type},message:"must be string,null"};
(vErrors ??= []).push(err42);
errors++;
}
}
if(data.lastName !== undefined){
let data5 = data.lastName;
if((typeof data5 !== "string") && (data5 !== null)){
const err43 = {instancePath:instancePath+"/lastName",schemaPath:"#/properties/lastName/type",keyword:"type",params:{type: schema45.properties.lastName.type},message:"must be string,null"};
(vErrors ??= []).push(err43);
errors++;
}
}
if(data.email !== undefined){
let data6 = data.email;
if((typeof data6 !== "string") && (data6 !== null)){
const err44 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: schema45.properties.email.type},message:"must be string,null"};
(vErrors ??= []).push(err44);
errors++;
}
}
if(data.company !== undefined){
let data7 = data.company;
if((typeof data7 !== "string") && (data7 !== null)){
const err45 = {instancePath:instancePath+"/company",schemaPath:"#/properties/company/type",keyword:"type",params:{type: schema45.properties.company.type},message:"must be string,null"};
(vErrors ??= []).push(err45);
errors++;
}
}
if(data.companyDomain !== undefined){
let data8 = data.companyDomain;
if((typeof data8 !== "string") && (data8 !== null)){
const err46 = {instancePath:instancePath+"/companyDomain",schemaPath:"#/properties/companyDomain/type",keyword:"type",params:{type: schema45.properties.companyDomain.type},message:"must be string,null"};
(vErrors ??= []).push(err46);
errors++;
}
}
if(data.companyWebsite !== undefined){
let data9 = data.companyWebsite;
if((typeof data9 !== "string") && (data9 !== null)){
const err47 = {instancePath:instancePath+"/companyWebsite",schemaPath:"#/properties/companyWebsite/type",keyword:"type",params:{type: schema45.properties.companyWebsite.type},message:"must be string,null"};
(vErrors ??= []).push(err47);
errors++;
}
}
if(data.companyDescription !== undefined){
let data10 = data.companyDescription;
if((typeof data10 !== "string") && (data10 !== null)){
const err48 = {instancePath:instancePath+"/companyDescription",schemaPath:"#/properties/companyDescription/type",keyword:"type",params:{type: schema45.properties.companyDescription.type},message:"must be string,null"};
(vErrors ??= []).push(err48);
errors++;
}
}
if(data.companyCity !== undefined){
let data11 = data.companyCity;
if((typeof data11 !== "string") && (data11 !== null)){
const err49 = {instancePath:instancePath+"/companyCity",schemaPath:"#/properties/companyCity/type",keyword:"type",params:{type: schema45.properties.companyCity.type},message:"must be string,null"};
(vErrors ??= []).push(err49);
errors++;
}
}
if(data.jobTitle !== undefined){
let data12 = data.jobTitle;
if((typeof data12 !== "string") && (data12 !== null)){
const err50 = {instancePath:instancePath+"/jobTitle",schemaPath:"#/properties/jobTitle/type",keyword:"type",params:{type: schema45.properties.jobTitle.type},message:"must be string,null"};
(vErrors ??= []).push(err50);
errors++;
}
}
if(data.linkedinUrl !== undefined){
let data13 = data.linkedinUrl;
if((typeof data13 !== "string") && (data13 !== null)){
const err51 = {instancePath:instancePath+"/linkedinUrl",schemaPath:"#/properties/linkedinUrl/type",keyword:"type",params:{type: schema45.properties.linkedinUrl.type},message:"must be string,null"};
(vErrors ??= []).push(err51);
errors++;
}
}
if(data.phone !== undefined){
let data14 = data.phone;
if((typeof data14 !== "string") && (data14 !== null)){
const err52 = {instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/type",keyword:"type",params:{type: schema45.properties.phone.type},message:"must be string,null"};
(vErrors ??= []).push(err52);
errors++;
}
}
if(data.city !== undefined){
let data15 = data.city;
if((typeof data15 !== "string") && (data15 !== null)){
const err53 = {instancePath:instancePath+"/city",schemaPath:"#/properties/city/type",keyword:"type",params:{type: schema45.properties.city.type},message:"must be string,null"};
(vErrors ??= []).push(err53);
errors++;
}
}
if(data.country !== undefined){
let data16 = data.country;
if((typeof data16 !== "string") && (data16 !== null)){
const err54 = {instancePath:instancePath+"/country",schemaPath:"#/properties/country/type",keyword:"type",params:{type: schema45.properties.country.type},message:"must be string,null"};
(vErrors ??= []).push(err54);
errors++;
}
}
if(data.location !== undefined){
let data17 = data.location;
if((typeof data17 !== "string") && (data17 !== null)){
const err55 = {instancePath:instancePath+"/location",schemaPath:"#/properties/location/type",keyword:"type",params:{type: schema45.properties.location.type},message:"must be string,null"};
(vErrors ??= []).push(err55);
errors++;
}
}
if(data.notes !== undefined){
let data18 = data.notes;
if((typeof data18 !== "string") && (data18 !== null)){
const err56 = {instancePath:instancePath+"/notes",schemaPath:"#/properties/notes/type",keyword:"type",params:{type: schema45.properties.notes.type},message:"must be string,null"};
(vErrors ??= []).push(err56);
errors++;
}
}
if(data.analysis !== undefined){
let data19 = data.analysis;
if((typeof data19 !== "string") && (data19 !== null)){
const err57 = {instancePath:instancePath+"/analysis",schemaPath:"#/properties/analysis/type",keyword:"type",params:{type: schema45.properties.analysis.type},message:"must be string,null"};
(vErrors ??= []).push(err57);
errors++;
}
}
if(data.outreachAngle !== undefined){
let data20 = data.outreachAngle;
if((typeof data20 !== "string") && (data20 !== null)){
const err58 = {instancePath:instancePath+"/outreachAngle",schemaPath:"#/properties/outreachAngle/type",keyword:"type",params:{type: schema45.properties.outreachAngle.type},message:"must be string,null"};
(vErrors ??= []).push(err58);
errors++;
}
}
if(data.externalUrl !== undefined){
let data21 = data.externalUrl;
if((typeof data21 !== "string") && (data21 !== null)){
const err59 = {instancePath:instancePath+"/externalUrl",schemaPath:"#/properties/externalUrl/type",keyword:"type",params:{type: schema45.properties.externalUrl.type},message:"must be string,null"};
(vErrors ??= []).push(err59);
errors++;
}
}
if(data.source !== undefined){
let data22 = data.source;
if((typeof data22 !== "string") && (data22 !== null)){
const err60 = {instancePath:instancePath+"/source",schemaPath:"#/properties/source/type",keyword:"type",params:{type: schema45.properties.source.type},message:"must be string,null"};
(vErrors ??= []).push(err60);
errors++;
}
}
if(data.discoverySource !== undefined){
let data23 = data.discoverySource;
if((typeof data23 !== "string") && (data23 !== null)){
const err61 = {instancePath:instancePath+"/discoverySource",schemaPath:"#/properties/discoverySource/type",keyword:"type",params:{type: schema45.properties.discoverySource.type},message:"must be string,null"};
(vErrors ??= []).push(err61);
errors++;
}
}
if(data.fitScore !== undefined){
let data24 = data.fitScore;
if((!((typeof data24 == "number") && (isFinite(data24)))) && (data24 !== null)){
const err62 = {instancePath:instancePath+"/fitScore",schemaPath:"#/properties/fitScore/type",keyword:"type",params:{type: schema45.properties.fitScore.type},message:"must be number,null"};
(vErrors ??= []).push(err62);
errors++;
}
}
if(data.whyGoodLead !== undefined){
let data25 = data.whyGoodLead;
const _errs51 = errors;
let valid1 = false;
let passing0 = null;
const _errs52 = errors;
if(!(validate109(data25, {instancePath:instancePath+"/whyGoodLead",parentData:data,parentDataProperty:"whyGoodLead",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate109.errors : vErrors.concat(validate109.errors);
errors = vErrors.length;
}
var _valid0 = _errs52 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs53 = errors;
if(data25 !== null){
const err63 = {instancePath:instancePath+"/whyGoodLead",schemaPath:"#/properties/whyGoodLead/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
(vErrors ??= []).push(err63);
errors++;
}
var _valid0 = _errs53 === errors;
if(_valid0 && valid1){
valid1 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid1 = true;
passing0 = 1;
}
}
if(!valid1){
const err64 = {instancePath:instancePath+"/whyGoodLead",schemaPath:"#/properties/whyGoodLead/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
(vErrors ??= []).push(err64);
errors++;
}
else {
errors = _errs51;
if(vErrors !== null){
if(_errs51){
vErrors.length = _errs51;
}
else {
vErrors = null;
}
}
}
}
if(data.tags !== undefined){
let data26 = data.tags;
if(Array.isArray(data26)){
const len0 = data26.length;
for(let i0=0; i0<len0; i0++){
if(typeof data26[i0] !== "string"){
const err65 = {instancePath:instancePath+"/tags/" + i0,schemaPath:"#/properties/tags/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err65);
errors++;
}
}
}
else {
const err66 = {instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err66);
errors++;
}
}
if(data.aliases !== undefined){
let data28 = data.aliases;
if(Array.isArray(data28)){
const len1 = data28.length;
for(let i1=0; i1<len1; i1++){
if(typeof data28[i1] !== "string"){
const err67 = {instancePath:instancePath+"/aliases/" + i1,schemaPath:"#/properties/aliases/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err67);
errors++;
}
}
}
else {
const err68 = {instancePath:instancePath+"/aliases",schemaPath:"#/properties/aliases/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err68);
errors++;
}
}
if(data.campaignIds !== undefined){
let data30 = data.campaignIds;
if(Array.isArray(data30)){
const len2 = data30.length;
for(let i2=0; i2<len2; i2++){
if(!(validate102(data30[i2], {instancePath:instancePath+"/campaignIds/" + i2,parentData:data30,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate102.errors : vErrors.concat(validate102.errors);
errors = vErrors.length;
}
}
}
else {
const err69 = {instancePath:instancePath+"/campaignIds",schemaPath:"#/properties/campaignIds/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err69);
errors++;
}
}
if(data.customFields !== undefined){
let data32 = data.customFields;
if(data32 && typeof data32 == "object" && !Array.isArray(data32)){
}
else {
const err70 = {instancePath:instancePath+"/customFields",schemaPath:"#/properties/customFields/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err70);
errors++;
}
}
if(data.dealStage !== undefined){
let data33 = data.dealStage;
if((typeof data33 !== "string") && (data33 !== null)){
const err71 = {instancePath:instancePath+"/dealStage",schemaPath:"#/properties/dealStage/type",keyword:"type",params:{type: schema45.properties.dealStage.type},message:"must be string,null"};
(vErrors ??= []).push(err71);
errors++;
}
if(!(((((data33 === "proposal_sent") || (data33 === "negotiation")) || (data33 === "won")) || (data33 === "lost")) || (data33 === null))){
const err72 = {instancePath:instancePath+"/dealStage",schemaPath:"#/properties/dealStage/enum",keyword:"enum",params:{allowedValues: schema45.properties.dealStage.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err72);
errors++;
}
}
if(data.dealValueEur !== undefined){
let data34 = data.dealValueEur;
if((!((typeof data34 == "number") && (isFinite(data34)))) && (data34 !== null)){
const err73 = {instancePath:instancePath+"/dealValueEur",schemaPath:"#/properties/dealValueEur/type",keyword:"type",params:{type: schema45.properties.dealValueEur.type},message:"must be number,null"};
(vErrors ??= []).push(err73);
errors++;
}
}
if(data.suppressed !== undefined){
let data35 = data.suppressed;
const _errs74 = errors;
let valid8 = false;
let passing1 = null;
const _errs75 = errors;
if(!(validate112(data35, {instancePath:instancePath+"/suppressed",parentData:data,parentDataProperty:"suppressed",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate112.errors : vErrors.concat(validate112.errors);
errors = vErrors.length;
}
var _valid1 = _errs75 === errors;
if(_valid1){
valid8 = true;
passing1 = 0;
}
const _errs76 = errors;
if(data35 !== null){
const err74 = {instancePath:instancePath+"/suppressed",schemaPath:"#/properties/suppressed/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
(vErrors ??= []).push(err74);
errors++;
}
var _valid1 = _errs76 === errors;
if(_valid1 && valid8){
valid8 = false;
passing1 = [passing1, 1];
}
else {
if(_valid1){
valid8 = true;
passing1 = 1;
}
}
if(!valid8){
const err75 = {instancePath:instancePath+"/suppressed",schemaPath:"#/properties/suppressed/oneOf",keyword:"oneOf",params:{passingSchemas: passing1},message:"must match exactly one schema in oneOf"};
(vErrors ??= []).push(err75);
errors++;
}
else {
errors = _errs74;
if(vErrors !== null){
if(_errs74){
vErrors.length = _errs74;
}
else {
vErrors = null;
}
}
}
}
if(data.suspectedDuplicates !== undefined){
let data36 = data.suspectedDuplicates;
if(Array.isArray(data36)){
const len3 = data36.length;
for(let i3=0; i3<len3; i3++){
if(!(validate106(data36[i3], {instancePath:instancePath+"/suspectedDuplicates/" + i3,parentData:data36,parentDataProperty:i3,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate106.errors : vErrors.concat(validate106.errors);
errors = vErrors.length;
}
}
}
else {
const err76 = {instancePath:instancePath+"/suspectedDuplicates",schemaPath:"#/properties/suspectedDuplicates/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err76);
errors++;
}
}
if(data.provenance !== undefined){
let data38 = data.provenance;
if(data38 && typeof data38 == "object" && !Array.isArray(data38)){
for(const key1 in data38){
if(!(validate115(data38[key1], {instancePath:instancePath+"/provenance/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data38,parentDataProperty:key1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate115.errors : vErrors.concat(validate115.errors);
errors = vErrors.length;
}
}
}
else {
const err77 = {instancePath:instancePath+"/provenance",schemaPath:"#/properties/provenance/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err77);
errors++;
}
}
if(data.createdAt !== undefined){
let data40 = data.createdAt;
if(!(((typeof data40 == "number") && (!(data40 % 1) && !isNaN(data40))) && (isFinite(data40)))){
const err78 = {instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err78);
errors++;
}
}
if(data.updatedAt !== undefined){
let data41 = data.updatedAt;
if(!(((typeof data41 == "number") && (!(data41 % 1) && !isNaN(data41))) && (isFinite(data41)))){
const err79 = {instancePath:instancePath+"/updatedAt",schemaPath:"#/properties/updatedAt/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err79);
errors++;
}
}
}
else {
const err80 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err80);
errors++;
}
validate105.errors = vErrors;
return errors === 0;
}
validate105.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate104(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="LeadList" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate104.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.items === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "items"},message:"must have required property '"+"items"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.nextCursor === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "nextCursor"},message:"must have required property '"+"nextCursor"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
for(const key0 in data){
if(!((key0 === "items") || (key0 === "nextCursor"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.items !== undefined){
let data0 = data.items;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate105(data0[i0], {instancePath:instancePath+"/items/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate105.errors : vErrors.concat(validate105.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.nextCursor !== undefined){
let data2 = data.nextCursor;
if((typeof data2 !== "string") && (data2 !== null)){
const err4 = {instancePath:instancePath+"/nextCursor",schemaPath:"#/properties/nextCursor/type",keyword:"type",params:{type: schema44.properties.nextCursor.type},message:"must be string,null"};
(vErrors ??= []).push(err4);
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err5);
errors++;
}
validate104.errors = vErrors;
return errors === 0;
}
validate104.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate118(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="LeadsGetArguments" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate118.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.leadId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "leadId"},message:"must have required property '"+"leadId"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
for(const key0 in data){
if(!(key0 === "leadId")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.leadId !== undefined){
if(!(validate106(data.leadId, {instancePath:instancePath+"/leadId",parentData:data,parentDataProperty:"leadId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate106.errors : vErrors.concat(validate106.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err2);
errors++;
}
validate118.errors = vErrors;
return errors === 0;
}
validate118.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema51 = {"$id":"LeadDetail","type":"object","required":["id","projectId","status","stage","firstName","lastName","email","company","companyDomain","companyWebsite","companyDescription","companyCity","jobTitle","linkedinUrl","phone","city","country","location","notes","analysis","outreachAngle","externalUrl","source","discoverySource","fitScore","whyGoodLead","tags","aliases","campaignIds","customFields","dealStage","dealValueEur","suppressed","suspectedDuplicates","provenance","createdAt","updatedAt","research","timeline"],"properties":{"id":{"$ref":"LeadId"},"projectId":{"$ref":"ProjectId"},"status":{"type":"string","enum":["new","contacted","responded","qualified","unqualified"]},"stage":{"type":"string","enum":["none","contacted","replied","meeting","customer","lost"]},"firstName":{"type":["string","null"]},"lastName":{"type":["string","null"]},"email":{"type":["string","null"]},"company":{"type":["string","null"]},"companyDomain":{"type":["string","null"]},"companyWebsite":{"type":["string","null"]},"companyDescription":{"type":["string","null"]},"companyCity":{"type":["string","null"]},"jobTitle":{"type":["string","null"]},"linkedinUrl":{"type":["string","null"]},"phone":{"type":["string","null"]},"city":{"type":["string","null"]},"country":{"type":["string","null"]},"location":{"type":["string","null"]},"notes":{"type":["string","null"]},"analysis":{"type":["string","null"]},"outreachAngle":{"type":["string","null"]},"externalUrl":{"type":["string","null"]},"source":{"type":["string","null"]},"discoverySource":{"type":["string","null"]},"fitScore":{"type":["number","null"]},"whyGoodLead":{"oneOf":[{"$ref":"WhyGoodLead"},{"type":"null"}]},"tags":{"type":"array","items":{"type":"string"}},"aliases":{"type":"array","items":{"type":"string"}},"campaignIds":{"type":"array","items":{"$ref":"CampaignId"}},"customFields":{"type":"object","additionalProperties":true},"dealStage":{"type":["string","null"],"enum":["proposal_sent","negotiation","won","lost",null]},"dealValueEur":{"type":["number","null"]},"suppressed":{"oneOf":[{"$ref":"Suppressed"},{"type":"null"}]},"suspectedDuplicates":{"type":"array","items":{"$ref":"LeadId"}},"provenance":{"type":"object","additionalProperties":{"$ref":"Provenance"}},"createdAt":{"type":"integer"},"updatedAt":{"type":"integer"},"research":{"type":"array","items":{"$ref":"ResearchPage"}},"timeline":{"type":"array","items":{"$ref":"TimelineEntry"}}},"additionalProperties":false};
const schema52 = {"$id":"ResearchPage","type":"object","required":["id","url","title","language","text","fetchedAt"],"properties":{"id":{"$ref":"PageId"},"url":{"type":"string"},"title":{"type":"string"},"language":{"type":["string","null"]},"text":{"type":"string"},"fetchedAt":{"type":"integer"}},"additionalProperties":false};
const pattern9 = new RegExp("^page_[0-9a-hjkmnp-tv-z]{26}$", "u");

function validate129(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="PageId" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate129.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(!pattern9.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^page_[0-9a-hjkmnp-tv-z]{26}$"},message:"must match pattern \""+"^page_[0-9a-hjkmnp-tv-z]{26}$"+"\""};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err1);
errors++;
}
validate129.errors = vErrors;
return errors === 0;
}
validate129.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate128(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="ResearchPage" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate128.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.url === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "url"},message:"must have required property '"+"url"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
if(data.title === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
(vErrors ??= []).push(err2);
errors++;
}
if(data.language === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "language"},message:"must have required property '"+"language"+"'"};
(vErrors ??= []).push(err3);
errors++;
}
if(data.text === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'"};
(vErrors ??= []).push(err4);
errors++;
}
if(data.fetchedAt === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "fetchedAt"},message:"must have required property '"+"fetchedAt"+"'"};
(vErrors ??= []).push(err5);
errors++;
}
for(const key0 in data){
if(!((((((key0 === "id") || (key0 === "url")) || (key0 === "title")) || (key0 === "language")) || (key0 === "text")) || (key0 === "fetchedAt"))){
const err6 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.id !== undefined){
if(!(validate129(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate129.errors : vErrors.concat(validate129.errors);
errors = vErrors.length;
}
}
if(data.url !== undefined){
if(typeof data.url !== "string"){
const err7 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err7);
errors++;
}
}
if(data.title !== undefined){
if(typeof data.title !== "string"){
const err8 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err8);
errors++;
}
}
if(data.language !== undefined){
let data3 = data.language;
if((typeof data3 !== "string") && (data3 !== null)){
const err9 = {instancePath:instancePath+"/language",schemaPath:"#/properties/language/type",keyword:"type",params:{type: schema52.properties.language.type},message:"must be string,null"};
(vErrors ??= []).push(err9);
errors++;
}
}
if(data.text !== undefined){
if(typeof data.text !== "string"){
const err10 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err10);
errors++;
}
}
if(data.fetchedAt !== undefined){
let data5 = data.fetchedAt;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err11 = {instancePath:instancePath+"/fetchedAt",schemaPath:"#/properties/fetchedAt/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err11);
errors++;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err12);
errors++;
}
validate128.errors = vErrors;
return errors === 0;
}
validate128.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const pattern10 = new RegExp("^event_[0-9a-hjkmnp-tv-z]{26}$", "u");

function validate133(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="EventId" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate133.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(!pattern10.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^event_[0-9a-hjkmnp-tv-z]{26}$"},message:"must match pattern \""+"^event_[0-9a-hjkmnp-tv-z]{26}$"+"\""};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err1);
errors++;
}
validate133.errors = vErrors;
return errors === 0;
}
validate133.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate132(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="TimelineEntry" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate132.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.at === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "at"},message:"must have required property '"+"at"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.kind === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
if(data.summary === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "summary"},message:"must have required property '"+"summary"+"'"};
(vErrors ??= []).push(err2);
errors++;
}
for(const key0 in data){
if(!((((key0 === "at") || (key0 === "kind")) || (key0 === "summary")) || (key0 === "eventId"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.at !== undefined){
let data0 = data.at;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err4 = {instancePath:instancePath+"/at",schemaPath:"#/properties/at/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.kind !== undefined){
if(typeof data.kind !== "string"){
const err5 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.summary !== undefined){
if(typeof data.summary !== "string"){
const err6 = {instancePath:instancePath+"/summary",schemaPath:"#/properties/summary/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.eventId !== undefined){
if(!(validate133(data.eventId, {instancePath:instancePath+"/eventId",parentData:data,parentDataProperty:"eventId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate133.errors : vErrors.concat(validate133.errors);
errors = vErrors.length;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err7);
errors++;
}
validate132.errors = vErrors;
return errors === 0;
}
validate132.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate120(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="LeadDetail" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate120.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.projectId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "projectId"},message:"must have required property '"+"projectId"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
if(data.status === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
(vErrors ??= []).push(err2);
errors++;
}
if(data.stage === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "stage"},message:"must have required property '"+"stage"+"'"};
(vErrors ??= []).push(err3);
errors++;
}
if(data.firstName === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "firstName"},message:"must have required property '"+"firstName"+"'"};
(vErrors ??= []).push(err4);
errors++;
}
if(data.lastName === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "lastName"},message:"must have required property '"+"lastName"+"'"};
(vErrors ??= []).push(err5);
errors++;
}
if(data.email === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "email"},message:"must have required property '"+"email"+"'"};
(vErrors ??= []).push(err6);
errors++;
}
if(data.company === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "company"},message:"must have required property '"+"company"+"'"};
(vErrors ??= []).push(err7);
errors++;
}
if(data.companyDomain === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "companyDomain"},message:"must have required property '"+"companyDomain"+"'"};
(vErrors ??= []).push(err8);
errors++;
}
if(data.companyWebsite === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "companyWebsite"},message:"must have required property '"+"companyWebsite"+"'"};
(vErrors ??= []).push(err9);
errors++;
}
if(data.companyDescription === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "companyDescription"},message:"must have required property '"+"companyDescription"+"'"};
(vErrors ??= []).push(err10);
errors++;
}
if(data.companyCity === undefined){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "companyCity"},message:"must have required property '"+"companyCity"+"'"};
(vErrors ??= []).push(err11);
errors++;
}
if(data.jobTitle === undefined){
const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "jobTitle"},message:"must have required property '"+"jobTitle"+"'"};
(vErrors ??= []).push(err12);
errors++;
}
if(data.linkedinUrl === undefined){
const err13 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "linkedinUrl"},message:"must have required property '"+"linkedinUrl"+"'"};
(vErrors ??= []).push(err13);
errors++;
}
if(data.phone === undefined){
const err14 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "phone"},message:"must have required property '"+"phone"+"'"};
(vErrors ??= []).push(err14);
errors++;
}
if(data.city === undefined){
const err15 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "city"},message:"must have required property '"+"city"+"'"};
(vErrors ??= []).push(err15);
errors++;
}
if(data.country === undefined){
const err16 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "country"},message:"must have required property '"+"country"+"'"};
(vErrors ??= []).push(err16);
errors++;
}
if(data.location === undefined){
const err17 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "location"},message:"must have required property '"+"location"+"'"};
(vErrors ??= []).push(err17);
errors++;
}
if(data.notes === undefined){
const err18 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "notes"},message:"must have required property '"+"notes"+"'"};
(vErrors ??= []).push(err18);
errors++;
}
if(data.analysis === undefined){
const err19 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "analysis"},message:"must have required property '"+"analysis"+"'"};
(vErrors ??= []).push(err19);
errors++;
}
if(data.outreachAngle === undefined){
const err20 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "outreachAngle"},message:"must have required property '"+"outreachAngle"+"'"};
(vErrors ??= []).push(err20);
errors++;
}
if(data.externalUrl === undefined){
const err21 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "externalUrl"},message:"must have required property '"+"externalUrl"+"'"};
(vErrors ??= []).push(err21);
errors++;
}
if(data.source === undefined){
const err22 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "source"},message:"must have required property '"+"source"+"'"};
(vErrors ??= []).push(err22);
errors++;
}
if(data.discoverySource === undefined){
const err23 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "discoverySource"},message:"must have required property '"+"discoverySource"+"'"};
(vErrors ??= []).push(err23);
errors++;
}
if(data.fitScore === undefined){
const err24 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "fitScore"},message:"must have required property '"+"fitScore"+"'"};
(vErrors ??= []).push(err24);
errors++;
}
if(data.whyGoodLead === undefined){
const err25 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "whyGoodLead"},message:"must have required property '"+"whyGoodLead"+"'"};
(vErrors ??= []).push(err25);
errors++;
}
if(data.tags === undefined){
const err26 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tags"},message:"must have required property '"+"tags"+"'"};
(vErrors ??= []).push(err26);
errors++;
}
if(data.aliases === undefined){
const err27 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "aliases"},message:"must have required property '"+"aliases"+"'"};
(vErrors ??= []).push(err27);
errors++;
}
if(data.campaignIds === undefined){
const err28 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "campaignIds"},message:"must have required property '"+"campaignIds"+"'"};
(vErrors ??= []).push(err28);
errors++;
}
if(data.customFields === undefined){
const err29 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "customFields"},message:"must have required property '"+"customFields"+"'"};
(vErrors ??= []).push(err29);
errors++;
}
if(data.dealStage === undefined){
const err30 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "dealStage"},message:"must have required property '"+"dealStage"+"'"};
(vErrors ??= []).push(err30);
errors++;
}
if(data.dealValueEur === undefined){
const err31 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "dealValueEur"},message:"must have required property '"+"dealValueEur"+"'"};
(vErrors ??= []).push(err31);
errors++;
}
if(data.suppressed === undefined){
const err32 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "suppressed"},message:"must have required property '"+"suppressed"+"'"};
(vErrors ??= []).push(err32);
errors++;
}
if(data.suspectedDuplicates === undefined){
const err33 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "suspectedDuplicates"},message:"must have required property '"+"suspectedDuplicates"+"'"};
(vErrors ??= []).push(err33);
errors++;
}
if(data.provenance === undefined){
const err34 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "provenance"},message:"must have required property '"+"provenance"+"'"};
(vErrors ??= []).push(err34);
errors++;
}
if(data.createdAt === undefined){
const err35 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "createdAt"},message:"must have required property '"+"createdAt"+"'"};
(vErrors ??= []).push(err35);
errors++;
}
if(data.updatedAt === undefined){
const err36 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "updatedAt"},message:"must have required property '"+"updatedAt"+"'"};
(vErrors ??= []).push(err36);
errors++;
}
if(data.research === undefined){
const err37 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "research"},message:"must have required property '"+"research"+"'"};
(vErrors ??= []).push(err37);
errors++;
}
if(data.timeline === undefined){
const err38 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "timeline"},message:"must have required property '"+"timeline"+"'"};
(vErrors ??= []).push(err38);
errors++;
}
for(const key0 in data){
if(!(func2.call(schema51.properties, key0))){
const err39 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err39);
errors++;
}
}
if(data.id !== undefined){
if(!(validate106(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate106.errors : vErrors.concat(validate106.errors);
errors = vErrors.length;
}
}
if(data.projectId !== undefined){
if(!(validate55(data.projectId, {instancePath:instancePath+"/projectId",parentData:data,parentDataProperty:"projectId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
}
}
if(data.status !== undefined){
let data2 = data.status;
if(typeof data2 !== "string"){
const err40 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err40);
errors++;
}
if(!(((((data2 === "new") || (data2 === "contacted")) || (data2 === "responded")) || (data2 === "qualified")) || (data2 === "unqualified"))){
const err41 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema51.properties.status.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err41);
errors++;
}
}
if(data.stage !== undefined){
let data3 = data.stage;
if(typeof data3 !== "string"){
const err42 = {instancePath:instancePath+"/stage",schemaPath:"#/properties/stage/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err42);
errors++;
}
if(!((((((data3 === "none") || (data3 === "contacted")) || (data3 === "replied")) || (data3 === "meeting")) || (data3 === "customer")) || (data3 === "lost"))){
const err43 = {instancePath:instancePath+"/stage",schemaPath:"#/properties/stage/enum",keyword:"enum",params:{allowedValues: schema51.properties.stage.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err43);
errors++;
}
}
if(data.firstName !== undefined){
let data4 = data.firstName;
if((typeof data4 !== "string") && (data4 !== null)){
const err44 = {instancePath:instancePath+"/firstName",schemaPath:"#/properties/firstName/type",keyword:"type",params:{type: schema51.properties.firstName.type},message:"must be string,null"};
(vErrors ??= []).push(err44);
errors++;
}
}
if(data.lastName !== undefined){
let data5 = data.lastName;
if((typeof data5 !== "string") && (data5 !== null)){
const err45 = {instancePath:instancePath+"/lastName",schemaPath:"#/properties/lastName/type",keyword:"type",params:{type: schema51.properties.lastName.type},message:"must be string,null"};
(vErrors ??= []).push(err45);
errors++;
}
}
if(data.email !== undefined){
let data6 = data.email;
if((typeof data6 !== "string") && (data6 !== null)){
const err46 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: schema51.properties.email.type},message:"must be string,null"};
(vErrors ??= []).push(err46);
errors++;
}
}
if(data.company !== undefined){
let data7 = data.company;
if((typeof data7 !== "string") && (data7 !== null)){
const err47 = {instancePath:instancePath+"/company",schemaPath:"#/properties/company/type",keyword:"type",params:{type: schema51.properties.company.type},message:"must be string,null"};
(vErrors ??= []).push(err47);
errors++;
}
}
if(data.companyDomain !== undefined){
let data8 = data.companyDomain;
if((typeof data8 !== "string") && (data8 !== null)){
const err48 = {instancePath:instancePath+"/companyDomain",schemaPath:"#/properties/companyDomain/type",keyword:"type",params:{type: schema51.properties.companyDomain.type},message:"must be string,null"};
(vErrors ??= []).push(err48);
errors++;
}
}
if(data.companyWebsite !== undefined){
let data9 = data.companyWebsite;
if((typeof data9 !== "string") && (data9 !== null)){
const err49 = {instancePath:instancePath+"/companyWebsite",schemaPath:"#/properties/companyWebsite/type",keyword:"type",params:{type: schema51.properties.companyWebsite.type},message:"must be string,null"};
(vErrors ??= []).push(err49);
errors++;
}
}
if(data.companyDescription !== undefined){
let data10 = data.companyDescription;
if((typeof data10 !== "string") && (data10 !== null)){
const err50 = {instancePath:instancePath+"/companyDescription",schemaPath:"#/properties/companyDescription/type",keyword:"type",params:{type: schema51.properties.companyDescription.type},message:"must be string,null"};
(vErrors ??= []).push(err50);
errors++;
}
}
if(data.companyCity !== undefined){
let data11 = data.companyCity;
if((typeof data11 !== "string") && (data11 !== null)){
const err51 = {instancePath:instancePath+"/companyCity",schemaPath:"#/properties/companyCity/type",keyword:"type",params:{type: schema51.properties.companyCity.type},message:"must be string,null"};
(vErrors ??= []).push(err51);
errors++;
}
}
if(data.jobTitle !== undefined){
let data12 = data.jobTitle;
if((typeof data12 !== "string") && (data12 !== null)){
const err52 = {instancePath:instancePath+"/jobTitle",schemaPath:"#/properties/jobTitle/type",keyword:"type",params:{type: schema51.properties.jobTitle.type},message:"must be string,null"};
(vErrors ??= []).push(err52);
errors++;
}
}
if(data.linkedinUrl !== undefined){
let data13 = data.linkedinUrl;
if((typeof data13 !== "string") && (data13 !== null)){
const err53 = {instancePath:instancePath+"/linkedinUrl",schemaPath:"#/properties/linkedinUrl/type",keyword:"type",params:{type: schema51.properties.linkedinUrl.type},message:"must be string,null"};
(vErrors ??= []).push(err53);
errors++;
}
}
if(data.phone !== undefined){
let data14 = data.phone;
if((typeof data14 !== "string") && (data14 !== null)){
const err54 = {instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/type",keyword:"type",params:{type: schema51.properties.phone.type},message:"must be string,null"};
(vErrors ??= []).push(err54);
errors++;
}
}
if(data.city !== undefined){
let data15 = data.city;
if((typeof data15 !== "string") && (data15 !== null)){
const err55 = {instancePath:instancePath+"/city",schemaPath:"#/properties/city/type",keyword:"type",params:{type: schema51.properties.city.type},message:"must be string,null"};
(vErrors ??= []).push(err55);
errors++;
}
}
if(data.country !== undefined){
let data16 = data.country;
if((typeof data16 !== "string") && (data16 !== null)){
const err56 = {instancePath:instancePath+"/country",schemaPath:"#/properties/country/type",keyword:"type",params:{type: schema51.properties.country.type},message:"must be string,null"};
(vErrors ??= []).push(err56);
errors++;
}
}
if(data.location !== undefined){
let data17 = data.location;
if((typeof data17 !== "string") && (data17 !== null)){
const err57 = {instancePath:instancePath+"/location",schemaPath:"#/properties/location/type",keyword:"type",params:{type: schema51.properties.location.type},message:"must be string,null"};
(vErrors ??= []).push(err57);
errors++;
}
}
if(data.notes !== undefined){
let data18 = data.notes;
if((typeof data18 !== "string") && (data18 !== null)){
const err58 = {instancePath:instancePath+"/notes",schemaPath:"#/properties/notes/type",keyword:"type",params:{type: schema51.properties.notes.type},message:"must be string,null"};
(vErrors ??= []).push(err58);
errors++;
}
}
if(data.analysis !== undefined){
let data19 = data.analysis;
if((typeof data19 !== "string") && (data19 !== null)){
const err59 = {instancePath:instancePath+"/analysis",schemaPath:"#/properties/analysis/type",keyword:"type",params:{type: schema51.properties.analysis.type},message:"must be string,null"};
(vErrors ??= []).push(err59);
errors++;
}
}
if(data.outreachAngle !== undefined){
let data20 = data.outreachAngle;
if((typeof data20 !== "string") && (data20 !== null)){
const err60 = {instancePath:instancePath+"/outreachAngle",schemaPath:"#/properties/outreachAngle/type",keyword:"type",params:{type: schema51.properties.outreachAngle.type},message:"must be string,null"};
(vErrors ??= []).push(err60);
errors++;
}
}
if(data.externalUrl !== undefined){
let data21 = data.externalUrl;
if((typeof data21 !== "string") && (data21 !== null)){
const err61 = {instancePath:instancePath+"/externalUrl",schemaPath:"#/properties/externalUrl/type",keyword:"type",params:{type: schema51.properties.externalUrl.type},message:"must be string,null"};
(vErrors ??= []).push(err61);
errors++;
}
}
if(data.source !== undefined){
let data22 = data.source;
if((typeof data22 !== "string") && (data22 !== null)){
const err62 = {instancePath:instancePath+"/source",schemaPath:"#/properties/source/type",keyword:"type",params:{type: schema51.properties.source.type},message:"must be string,null"};
(vErrors ??= []).push(err62);
errors++;
}
}
if(data.discoverySource !== undefined){
let data23 = data.discoverySource;
if((typeof data23 !== "string") && (data23 !== null)){
const err63 = {instancePath:instancePath+"/discoverySource",schemaPath:"#/properties/discoverySource/type",keyword:"type",params:{type: schema51.properties.discoverySource.type},message:"must be string,null"};
(vErrors ??= []).push(err63);
errors++;
}
}
if(data.fitScore !== undefined){
let data24 = data.fitScore;
if((!((typeof data24 == "number") && (isFinite(data24)))) && (data24 !== null)){
const err64 = {instancePath:instancePath+"/fitScore",schemaPath:"#/properties/fitScore/type",keyword:"type",params:{type: schema51.properties.fitScore.type},message:"must be number,null"};
(vErrors ??= []).push(err64);
errors++;
}
}
if(data.whyGoodLead !== undefined){
let data25 = data.whyGoodLead;
const _errs51 = errors;
let valid1 = false;
let passing0 = null;
const _errs52 = errors;
if(!(validate109(data25, {instancePath:instancePath+"/whyGoodLead",parentData:data,parentDataProperty:"whyGoodLead",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate109.errors : vErrors.concat(validate109.errors);
errors = vErrors.length;
}
var _valid0 = _errs52 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs53 = errors;
if(data25 !== null){
const err65 = {instancePath:instancePath+"/whyGoodLead",schemaPath:"#/properties/whyGoodLead/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
(vErrors ??= []).push(err65);
errors++;
}
var _valid0 = _errs53 === errors;
if(_valid0 && valid1){
valid1 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid1 = true;
passing0 = 1;
}
}
if(!valid1){
const err66 = {instancePath:instancePath+"/whyGoodLead",schemaPath:"#/properties/whyGoodLead/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
(vErrors ??= []).push(err66);
errors++;
}
else {
errors = _errs51;
if(vErrors !== null){
if(_errs51){
vErrors.length = _errs51;
}
else {
vErrors = null;
}
}
}
}
if(data.tags !== undefined){
let data26 = data.tags;
if(Array.isArray(data26)){
const len0 = data26.length;
for(let i0=0; i0<len0; i0++){
if(typeof data26[i0] !== "string"){
const err67 = {instancePath:instancePath+"/tags/" + i0,schemaPath:"#/properties/tags/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err67);
errors++;
}
}
}
else {
const err68 = {instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err68);
errors++;
}
}
if(data.aliases !== undefined){
let data28 = data.aliases;
if(Array.isArray(data28)){
const len1 = data28.length;
for(let i1=0; i1<len1; i1++){
if(typeof data28[i1] !== "string"){
const err69 = {instancePath:instancePath+"/aliases/" + i1,schemaPath:"#/properties/aliases/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err69);
errors++;
}
}
}
else {
const err70 = {instancePath:instancePath+"/aliases",schemaPath:"#/properties/aliases/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err70);
errors++;
}
}
if(data.campaignIds !== undefined){
let data30 = data.campaignIds;
if(Array.isArray(data30)){
const len2 = data30.length;
for(let i2=0; i2<len2; i2++){
if(!(validate102(data30[i2], {instancePath:instancePath+"/campaignIds/" + i2,parentData:data30,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate102.errors : vErrors.concat(validate102.errors);
errors = vErrors.length;
}
}
}
else {
const err71 = {instancePath:instancePath+"/campaignIds",schemaPath:"#/properties/campaignIds/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err71);
errors++;
}
}
if(data.customFields !== undefined){
let data32 = data.customFields;
if(data32 && typeof data32 == "object" && !Array.isArray(data32)){
}
else {
const err72 = {instancePath:instancePath+"/customFields",schemaPath:"#/properties/customFields/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err72);
errors++;
}
}
if(data.dealStage !== undefined){
let data33 = data.dealStage;
if((typeof data33 !== "string") && (data33 !== null)){
const err73 = {instancePath:instancePath+"/dealStage",schemaPath:"#/properties/dealStage/type",keyword:"type",params:{type: schema51.properties.dealStage.type},message:"must be string,null"};
(vErrors ??= []).push(err73);
errors++;
}
if(!(((((data33 === "proposal_sent") || (data33 === "negotiation")) || (data33 === "won")) || (data33 === "lost")) || (data33 === null))){
const err74 = {instancePath:instancePath+"/dealStage",schemaPath:"#/properties/dealStage/enum",keyword:"enum",params:{allowedValues: schema51.properties.dealStage.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err74);
errors++;
}
}
if(data.dealValueEur !== undefined){
let data34 = data.dealValueEur;
if((!((typeof data34 == "number") && (isFinite(data34)))) && (data34 !== null)){
const err75 = {instancePath:instancePath+"/dealValueEur",schemaPath:"#/properties/dealValueEur/type",keyword:"type",params:{type: schema51.properties.dealValueEur.type},message:"must be number,null"};
(vErrors ??= []).push(err75);
errors++;
}
}
if(data.suppressed !== undefined){
let data35 = data.suppressed;
const _errs74 = errors;
let valid8 = false;
let passing1 = null;
const _errs75 = errors;
if(!(validate112(data35, {instancePath:instancePath+"/suppressed",parentData:data,parentDataProperty:"suppressed",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate112.errors : vErrors.concat(validate112.errors);
errors = vErrors.length;
}
var _valid1 = _errs75 === errors;
if(_valid1){
valid8 = true;
passing1 = 0;
}
const _errs76 = errors;
if(data35 !== null){
const err76 = {instancePath:instancePath+"/suppressed",schemaPath:"#/properties/suppressed/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
(vErrors ??= []).push(err76);
errors++;
}
var _valid1 = _errs76 === errors;
if(_valid1 && valid8){
valid8 = false;
passing1 = [passing1, 1];
}
else {
if(_valid1){
valid8 = true;
passing1 = 1;
}
}
if(!valid8){
const err77 = {instancePath:instancePath+"/suppressed",schemaPath:"#/properties/suppressed/oneOf",keyword:"oneOf",params:{passingSchemas: passing1},message:"must match exactly one schema in oneOf"};
(vErrors ??= []).push(err77);
errors++;
}
else {
errors = _errs74;
if(vErrors !== null){
if(_errs74){
vErrors.length = _errs74;
}
else {
vErrors = null;
}
}
}
}
if(data.suspectedDuplicates !== undefined){
let data36 = data.suspectedDuplicates;
if(Array.isArray(data36)){
const len3 = data36.length;
for(let i3=0; i3<len3; i3++){
if(!(validate106(data36[i3], {instancePath:instancePath+"/suspectedDuplicates/" + i3,parentData:data36,parentDataProperty:i3,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate106.errors : vErrors.concat(validate106.errors);
errors = vErrors.length;
}
}
}
else {
const err78 = {instancePath:instancePath+"/suspectedDuplicates",schemaPath:"#/properties/suspectedDuplicates/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err78);
errors++;
}
}
if(data.provenance !== undefined){
let data38 = data.provenance;
if(data38 && typeof data38 == "object" && !Array.isArray(data38)){
for(const key1 in data38){
if(!(validate115(data38[key1], {instancePath:instancePath+"/provenance/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data38,parentDataProperty:key1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate115.errors : vErrors.concat(validate115.errors);
errors = vErrors.length;
}
}
}
else {
const err79 = {instancePath:instancePath+"/provenance",schemaPath:"#/properties/provenance/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err79);
errors++;
}
}
if(data.createdAt !== undefined){
let data40 = data.createdAt;
if(!(((typeof data40 == "number") && (!(data40 % 1) && !isNaN(data40))) && (isFinite(data40)))){
const err80 = {instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err80);
errors++;
}
}
if(data.updatedAt !== undefined){
let data41 = data.updatedAt;
if(!(((typeof data41 == "number") && (!(data41 % 1) && !isNaN(data41))) && (isFinite(data41)))){
const err81 = {instancePath:instancePath+"/updatedAt",schemaPath:"#/properties/updatedAt/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err81);
errors++;
}
}
if(data.research !== undefined){
let data42 = data.research;
if(Array.isArray(data42)){
const len4 = data42.length;
for(let i4=0; i4<len4; i4++){
if(!(validate128(data42[i4], {instancePath:instancePath+"/research/" + i4,parentData:data42,parentDataProperty:i4,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate128.errors : vErrors.concat(validate128.errors);
errors = vErrors.length;
}
}
}
else {
const err82 = {instancePath:instancePath+"/research",schemaPath:"#/properties/research/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err82);
errors++;
}
}
if(data.timeline !== undefined){
let data44 = data.timeline;
if(Array.isArray(data44)){
const len5 = data44.length;
for(let i5=0; i5<len5; i5++){
if(!(validate132(data44[i5], {instancePath:instancePath+"/timeline/" + i5,parentData:data44,parentDataProperty:i5,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate132.errors : vErrors.concat(validate132.errors);
errors = vErrors.length;
}
}
}
else {
const err83 = {instancePath:instancePath+"/timeline",schemaPath:"#/properties/timeline/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err83);
errors++;
}
}
}
else {
const err84 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err84);
errors++;
}
validate120.errors = vErrors;
return errors === 0;
}
validate120.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema56 = {"$id":"LeadsAddArguments","type":"object","required":["projectId"],"properties":{"projectId":{"$ref":"ProjectId"},"analysis":{"type":"string","maxLength":65536},"city":{"type":"string","maxLength":200},"company":{"type":"string","maxLength":500},"companyCity":{"type":"string","maxLength":200},"companyDomain":{"type":"string","maxLength":500},"companyWebsite":{"type":"string","maxLength":2000},"country":{"type":"string","maxLength":200},"customFields":{"type":"object","additionalProperties":true},"domain":{"type":"string","maxLength":500},"email":{"type":"string","maxLength":320},"externalUrl":{"type":"string","maxLength":2000},"firstName":{"type":"string","maxLength":200},"jobTitle":{"type":"string","maxLength":500},"lastName":{"type":"string","maxLength":200},"linkedinUrl":{"type":"string","maxLength":2000},"location":{"type":"string","maxLength":500},"notes":{"type":"string","maxLength":65536},"outreachAngle":{"type":"string","maxLength":65536},"phone":{"type":"string","maxLength":100},"source":{"type":"string","maxLength":200},"tags":{"type":"array","items":{"type":"string","maxLength":100,"minLength":1},"maxItems":100},"whyGoodLead":{"$ref":"WhyGoodLeadInput"}},"additionalProperties":false};

function validate138(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="WhyGoodLeadInput" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate138.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.summary === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "summary"},message:"must have required property '"+"summary"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
for(const key0 in data){
if(!((key0 === "summary") || (key0 === "matchReasons"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.summary !== undefined){
let data0 = data.summary;
if(typeof data0 === "string"){
if(func1(data0) > 65536){
const err2 = {instancePath:instancePath+"/summary",schemaPath:"#/properties/summary/maxLength",keyword:"maxLength",params:{limit: 65536},message:"must NOT have more than 65536 characters"};
(vErrors ??= []).push(err2);
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/summary",schemaPath:"#/properties/summary/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.matchReasons !== undefined){
let data1 = data.matchReasons;
if(Array.isArray(data1)){
if(data1.length > 200){
const err4 = {instancePath:instancePath+"/matchReasons",schemaPath:"#/properties/matchReasons/maxItems",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items"};
(vErrors ??= []).push(err4);
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(typeof data2 === "string"){
if(func1(data2) > 2000){
const err5 = {instancePath:instancePath+"/matchReasons/" + i0,schemaPath:"#/properties/matchReasons/items/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
(vErrors ??= []).push(err5);
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/matchReasons/" + i0,schemaPath:"#/properties/matchReasons/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err6);
errors++;
}
}
}
else {
const err7 = {instancePath:instancePath+"/matchReasons",schemaPath:"#/properties/matchReasons/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err7);
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err8);
errors++;
}
validate138.errors = vErrors;
return errors === 0;
}
validate138.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate136(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="LeadsAddArguments" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate136.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.projectId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "projectId"},message:"must have required property '"+"projectId"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
for(const key0 in data){
if(!(func2.call(schema56.properties, key0))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.projectId !== undefined){
if(!(validate55(data.projectId, {instancePath:instancePath+"/projectId",parentData:data,parentDataProperty:"projectId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
}
}
if(data.analysis !== undefined){
let data1 = data.analysis;
if(typeof data1 === "string"){
if(func1(data1) > 65536){
const err2 = {instancePath:instancePath+"/analysis",schemaPath:"#/properties/analysis/maxLength",keyword:"maxLength",params:{limit: 65536},message:"must NOT have more than 65536 characters"};
(vErrors ??= []).push(err2);
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/analysis",schemaPath:"#/properties/analysis/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.city !== undefined){
let data2 = data.city;
if(typeof data2 === "string"){
if(func1(data2) > 200){
const err4 = {instancePath:instancePath+"/city",schemaPath:"#/properties/city/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
(vErrors ??= []).push(err4);
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/city",schemaPath:"#/properties/city/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.company !== undefined){
let data3 = data.company;
if(typeof data3 === "string"){
if(func1(data3) > 500){
const err6 = {instancePath:instancePath+"/company",schemaPath:"#/properties/company/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
(vErrors ??= []).push(err6);
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/company",schemaPath:"#/properties/company/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err7);
errors++;
}
}
if(data.companyCity !== undefined){
let data4 = data.companyCity;
if(typeof data4 === "string"){
if(func1(data4) > 200){
const err8 = {instancePath:instancePath+"/companyCity",schemaPath:"#/properties/companyCity/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
(vErrors ??= []).push(err8);
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/companyCity",schemaPath:"#/properties/companyCity/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err9);
errors++;
}
}
if(data.companyDomain !== undefined){
let data5 = data.companyDomain;
if(typeof data5 === "string"){
if(func1(data5) > 500){
const err10 = {instancePath:instancePath+"/companyDomain",schemaPath:"#/properties/companyDomain/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
(vErrors ??= []).push(err10);
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/companyDomain",schemaPath:"#/properties/companyDomain/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err11);
errors++;
}
}
if(data.companyWebsite !== undefined){
let data6 = data.companyWebsite;
if(typeof data6 === "string"){
if(func1(data6) > 2000){
const err12 = {instancePath:instancePath+"/companyWebsite",schemaPath:"#/properties/companyWebsite/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
(vErrors ??= []).push(err12);
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/companyWebsite",schemaPath:"#/properties/companyWebsite/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err13);
errors++;
}
}
if(data.country !== undefined){
let data7 = data.country;
if(typeof data7 === "string"){
if(func1(data7) > 200){
const err14 = {instancePath:instancePath+"/country",schemaPath:"#/properties/country/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
(vErrors ??= []).push(err14);
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/country",schemaPath:"#/properties/country/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err15);
errors++;
}
}
if(data.customFields !== undefined){
let data8 = data.customFields;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
}
else {
const err16 = {instancePath:instancePath+"/customFields",schemaPath:"#/properties/customFields/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err16);
errors++;
}
}
if(data.domain !== undefined){
let data9 = data.domain;
if(typeof data9 === "string"){
if(func1(data9) > 500){
const err17 = {instancePath:instancePath+"/domain",schemaPath:"#/properties/domain/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
(vErrors ??= []).push(err17);
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/domain",schemaPath:"#/properties/domain/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err18);
errors++;
}
}
if(data.email !== undefined){
let data10 = data.email;
if(typeof data10 === "string"){
if(func1(data10) > 320){
const err19 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/maxLength",keyword:"maxLength",params:{limit: 320},message:"must NOT have more than 320 characters"};
(vErrors ??= []).push(err19);
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err20);
errors++;
}
}
if(data.externalUrl !== undefined){
let data11 = data.externalUrl;
if(typeof data11 === "string"){
if(func1(data11) > 2000){
const err21 = {instancePath:instancePath+"/externalUrl",schemaPath:"#/properties/externalUrl/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
(vErrors ??= []).push(err21);
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/externalUrl",schemaPath:"#/properties/externalUrl/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err22);
errors++;
}
}
if(data.firstName !== undefined){
let data12 = data.firstName;
if(typeof data12 === "string"){
if(func1(data12) > 200){
const err23 = {instancePath:instancePath+"/firstName",schemaPath:"#/properties/firstName/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
(vErrors ??= []).push(err23);
errors++;
}
}
else {
const err24 = {instancePath:instancePath+"/firstName",schemaPath:"#/properties/firstName/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err24);
errors++;
}
}
if(data.jobTitle !== undefined){
let data13 = data.jobTitle;
if(typeof data13 === "string"){
if(func1(data13) > 500){
const err25 = {instancePath:instancePath+"/jobTitle",schemaPath:"#/properties/jobTitle/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
(vErrors ??= []).push(err25);
errors++;
}
}
else {
const err26 = {instancePath:instancePath+"/jobTitle",schemaPath:"#/properties/jobTitle/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err26);
errors++;
}
}
if(data.lastName !== undefined){
let data14 = data.lastName;
if(typeof data14 === "string"){
if(func1(data14) > 200){
const err27 = {instancePath:instancePath+"/lastName",schemaPath:"#/properties/lastName/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
(vErrors ??= []).push(err27);
errors++;
}
}
else {
const err28 = {instancePath:instancePath+"/lastName",schemaPath:"#/properties/lastName/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err28);
errors++;
}
}
if(data.linkedinUrl !== undefined){
let data15 = data.linkedinUrl;
if(typeof data15 === "string"){
if(func1(data15) > 2000){
const err29 = {instancePath:instancePath+"/linkedinUrl",schemaPath:"#/properties/linkedinUrl/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
(vErrors ??= []).push(err29);
errors++;
}
}
else {
const err30 = {instancePath:instancePath+"/linkedinUrl",schemaPath:"#/properties/linkedinUrl/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err30);
errors++;
}
}
if(data.location !== undefined){
let data16 = data.location;
if(typeof data16 === "string"){
if(func1(data16) > 500){
const err31 = {instancePath:instancePath+"/location",schemaPath:"#/properties/location/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
(vErrors ??= []).push(err31);
errors++;
}
}
else {
const err32 = {instancePath:instancePath+"/location",schemaPath:"#/properties/location/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err32);
errors++;
}
}
if(data.notes !== undefined){
let data17 = data.notes;
if(typeof data17 === "string"){
if(func1(data17) > 65536){
const err33 = {instancePath:instancePath+"/notes",schemaPath:"#/properties/notes/maxLength",keyword:"maxLength",params:{limit: 65536},message:"must NOT have more than 65536 characters"};
(vErrors ??= []).push(err33);
errors++;
}
}
else {
const err34 = {instancePath:instancePath+"/notes",schemaPath:"#/properties/notes/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err34);
errors++;
}
}
if(data.outreachAngle !== undefined){
let data18 = data.outreachAngle;
if(typeof data18 === "string"){
if(func1(data18) > 65536){
const err35 = {instancePath:instancePath+"/outreachAngle",schemaPath:"#/properties/outreachAngle/maxLength",keyword:"maxLength",params:{limit: 65536},message:"must NOT have more than 65536 characters"};
(vErrors ??= []).push(err35);
errors++;
}
}
else {
const err36 = {instancePath:instancePath+"/outreachAngle",schemaPath:"#/properties/outreachAngle/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err36);
errors++;
}
}
if(data.phone !== undefined){
let data19 = data.phone;
if(typeof data19 === "string"){
if(func1(data19) > 100){
const err37 = {instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
(vErrors ??= []).push(err37);
errors++;
}
}
else {
const err38 = {instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err38);
errors++;
}
}
if(data.source !== undefined){
let data20 = data.source;
if(typeof data20 === "string"){
if(func1(data20) > 200){
const err39 = {instancePath:instancePath+"/source",schemaPath:"#/properties/source/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
(vErrors ??= []).push(err39);
errors++;
}
}
else {
const err40 = {instancePath:instancePath+"/source",schemaPath:"#/properties/source/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err40);
errors++;
}
}
if(data.tags !== undefined){
let data21 = data.tags;
if(Array.isArray(data21)){
if(data21.length > 100){
const err41 = {instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
(vErrors ??= []).push(err41);
errors++;
}
const len0 = data21.length;
for(let i0=0; i0<len0; i0++){
let data22 = data21[i0];
if(typeof data22 === "string"){
if(func1(data22) > 100){
const err42 = {instancePath:instancePath+"/tags/" + i0,schemaPath:"#/properties/tags/items/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
(vErrors ??= []).push(err42);
errors++;
}
if(func1(data22) < 1){
const err43 = {instancePath:instancePath+"/tags/" + i0,schemaPath:"#/properties/tags/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err43);
errors++;
}
}
else {
const err44 = {instancePath:instancePath+"/tags/" + i0,schemaPath:"#/properties/tags/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err44);
errors++;
}
}
}
else {
const err45 = {instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err45);
errors++;
}
}
if(data.whyGoodLead !== undefined){
if(!(validate138(data.whyGoodLead, {instancePath:instancePath+"/whyGoodLead",parentData:data,parentDataProperty:"whyGoodLead",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate138.errors : vErrors.concat(validate138.errors);
errors = vErrors.length;
}
}
}
else {
const err46 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err46);
errors++;
}
validate136.errors = vErrors;
return errors === 0;
}
validate136.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema58 = {"$id":"LeadAdded","type":"object","required":["id","projectId","status","stage","firstName","lastName","email","company","companyDomain","companyWebsite","companyDescription","companyCity","jobTitle","linkedinUrl","phone","city","country","location","notes","analysis","outreachAngle","externalUrl","source","discoverySource","fitScore","whyGoodLead","tags","aliases","campaignIds","customFields","dealStage","dealValueEur","suppressed","suspectedDuplicates","provenance","createdAt","updatedAt","matched"],"properties":{"id":{"$ref":"LeadId"},"projectId":{"$ref":"ProjectId"},"status":{"type":"string","enum":["new","contacted","responded","qualified","unqualified"]},"stage":{"type":"string","enum":["none","contacted","replied","meeting","customer","lost"]},"firstName":{"type":["string","null"]},"lastName":{"type":["string","null"]},"email":{"type":["string","null"]},"company":{"type":["string","null"]},"companyDomain":{"type":["string","null"]},"companyWebsite":{"type":["string","null"]},"companyDescription":{"type":["string","null"]},"companyCity":{"type":["string","null"]},"jobTitle":{"type":["string","null"]},"linkedinUrl":{"type":["string","null"]},"phone":{"type":["string","null"]},"city":{"type":["string","null"]},"country":{"type":["string","null"]},"location":{"type":["string","null"]},"notes":{"type":["string","null"]},"analysis":{"type":["string","null"]},"outreachAngle":{"type":["string","null"]},"externalUrl":{"type":["string","null"]},"source":{"type":["string","null"]},"discoverySource":{"type":["string","null"]},"fitScore":{"type":["number","null"]},"whyGoodLead":{"oneOf":[{"$ref":"WhyGoodLead"},{"type":"null"}]},"tags":{"type":"array","items":{"type":"string"}},"aliases":{"type":"array","items":{"type":"string"}},"campaignIds":{"type":"array","items":{"$ref":"CampaignId"}},"customFields":{"type":"object","additionalProperties":true},"dealStage":{"type":["string","null"],"enum":["proposal_sent","negotiation","won","lost",null]},"dealValueEur":{"type":["number","null"]},"suppressed":{"oneOf":[{"$ref":"Suppressed"},{"type":"null"}]},"suspectedDuplicates":{"type":"array","items":{"$ref":"LeadId"}},"provenance":{"type":"object","additionalProperties":{"$ref":"Provenance"}},"createdAt":{"type":"integer"},"updatedAt":{"type":"integer"},"matched":{"type":"boolean"}},"additionalProperties":false};

function validate140(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="LeadAdded" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate140.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.projectId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "projectId"},message:"must have required property '"+"projectId"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
if(data.status === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
(vErrors ??= []).push(err2);
errors++;
}
if(data.stage === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "stage"},message:"must have required property '"+"stage"+"'"};
(vErrors ??= []).push(err3);
errors++;
}
if(data.firstName === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "firstName"},message:"must have required property '"+"firstName"+"'"};
(vErrors ??= []).push(err4);
errors++;
}
if(data.lastName === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "lastName"},message:"must have required property '"+"lastName"+"'"};
(vErrors ??= []).push(err5);
errors++;
}
if(data.email === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "email"},message:"must have required property '"+"email"+"'"};
(vErrors ??= []).push(err6);
errors++;
}
if(data.company === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "company"},message:"must have required property '"+"company"+"'"};
(vErrors ??= []).push(err7);
errors++;
}
if(data.companyDomain === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "companyDomain"},message:"must have required property '"+"companyDomain"+"'"};
(vErrors ??= []).push(err8);
errors++;
}
if(data.companyWebsite === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "companyWebsite"},message:"must have required property '"+"companyWebsite"+"'"};
(vErrors ??= []).push(err9);
errors++;
}
if(data.companyDescription === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "companyDescription"},message:"must have required property '"+"companyDescription"+"'"};
(vErrors ??= []).push(err10);
errors++;
}
if(data.companyCity === undefined){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "companyCity"},message:"must have required property '"+"companyCity"+"'"};
(vErrors ??= []).push(err11);
errors++;
}
if(data.jobTitle === undefined){
const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "jobTitle"},message:"must have required property '"+"jobTitle"+"'"};
(vErrors ??= []).push(err12);
errors++;
}
if(data.linkedinUrl === undefined){
const err13 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "linkedinUrl"},message:"must have required property '"+"linkedinUrl"+"'"};
(vErrors ??= []).push(err13);
errors++;
}
if(data.phone === undefined){
const err14 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "phone"},message:"must have required property '"+"phone"+"'"};
(vErrors ??= []).push(err14);
errors++;
}
if(data.city === undefined){
const err15 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "city"},message:"must have required property '"+"city"+"'"};
(vErrors ??= []).push(err15);
errors++;
}
if(data.country === undefined){
const err16 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "country"},message:"must have required property '"+"country"+"'"};
(vErrors ??= []).push(err16);
errors++;
}
if(data.location === undefined){
const err17 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "location"},message:"must have required property '"+"location"+"'"};
(vErrors ??= []).push(err17);
errors++;
}
if(data.notes === undefined){
const err18 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "notes"},message:"must have required property '"+"notes"+"'"};
(vErrors ??= []).push(err18);
errors++;
}
if(data.analysis === undefined){
const err19 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "analysis"},message:"must have required property '"+"analysis"+"'"};
(vErrors ??= []).push(err19);
errors++;
}
if(data.outreachAngle === undefined){
const err20 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "outreachAngle"},message:"must have required property '"+"outreachAngle"+"'"};
(vErrors ??= []).push(err20);
errors++;
}
if(data.externalUrl === undefined){
const err21 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "externalUrl"},message:"must have required property '"+"externalUrl"+"'"};
(vErrors ??= []).push(err21);
errors++;
}
if(data.source === undefined){
const err22 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "source"},message:"must have required property '"+"source"+"'"};
(vErrors ??= []).push(err22);
errors++;
}
if(data.discoverySource === undefined){
const err23 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "discoverySource"},message:"must have required property '"+"discoverySource"+"'"};
(vErrors ??= []).push(err23);
errors++;
}
if(data.fitScore === undefined){
const err24 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "fitScore"},message:"must have required property '"+"fitScore"+"'"};
(vErrors ??= []).push(err24);
errors++;
}
if(data.whyGoodLead === undefined){
const err25 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "whyGoodLead"},message:"must have required property '"+"whyGoodLead"+"'"};
(vErrors ??= []).push(err25);
errors++;
}
if(data.tags === undefined){
const err26 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tags"},message:"must have required property '"+"tags"+"'"};
(vErrors ??= []).push(err26);
errors++;
}
if(data.aliases === undefined){
const err27 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "aliases"},message:"must have required property '"+"aliases"+"'"};
(vErrors ??= []).push(err27);
errors++;
}
if(data.campaignIds === undefined){
const err28 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "campaignIds"},message:"must have required property '"+"campaignIds"+"'"};
(vErrors ??= []).push(err28);
errors++;
}
if(data.customFields === undefined){
const err29 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "customFields"},message:"must have required property '"+"customFields"+"'"};
(vErrors ??= []).push(err29);
errors++;
}
if(data.dealStage === undefined){
const err30 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "dealStage"},message:"must have required property '"+"dealStage"+"'"};
(vErrors ??= []).push(err30);
errors++;
}
if(data.dealValueEur === undefined){
const err31 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "dealValueEur"},message:"must have required property '"+"dealValueEur"+"'"};
(vErrors ??= []).push(err31);
errors++;
}
if(data.suppressed === undefined){
const err32 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "suppressed"},message:"must have required property '"+"suppressed"+"'"};
(vErrors ??= []).push(err32);
errors++;
}
if(data.suspectedDuplicates === undefined){
const err33 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "suspectedDuplicates"},message:"must have required property '"+"suspectedDuplicates"+"'"};
(vErrors ??= []).push(err33);
errors++;
}
if(data.provenance === undefined){
const err34 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "provenance"},message:"must have required property '"+"provenance"+"'"};
(vErrors ??= []).push(err34);
errors++;
}
if(data.createdAt === undefined){
const err35 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "createdAt"},message:"must have required property '"+"createdAt"+"'"};
(vErrors ??= []).push(err35);
errors++;
}
if(data.updatedAt === undefined){
const err36 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "updatedAt"},message:"must have required property '"+"updatedAt"+"'"};
(vErrors ??= []).push(err36);
errors++;
}
if(data.matched === undefined){
const err37 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "matched"},message:"must have required property '"+"matched"+"'"};
(vErrors ??= []).push(err37);
errors++;
}
for(const key0 in data){
if(!(func2.call(schema58.properties, key0))){
const err38 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err38);
errors++;
}
}
if(data.id !== undefined){
if(!(validate106(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate106.errors : vErrors.concat(validate106.errors);
errors = vErrors.length;
}
}
if(data.projectId !== undefined){
if(!(validate55(data.projectId, {instancePath:instancePath+"/projectId",parentData:data,parentDataProperty:"projectId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
}
}
if(data.status !== undefined){
let data2 = data.status;
if(typeof data2 !== "string"){
const err39 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err39);
errors++;
}
if(!(((((data2 === "new") || (data2 === "contacted")) || (data2 === "responded")) || (data2 === "qualified")) || (data2 === "unqualified"))){
const err40 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema58.properties.status.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err40);
errors++;
}
}
if(data.stage !== undefined){
let data3 = data.stage;
if(typeof data3 !== "string"){
const err41 = {instancePath:instancePath+"/stage",schemaPath:"#/properties/stage/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err41);
errors++;
}
if(!((((((data3 === "none") || (data3 === "contacted")) || (data3 === "replied")) || (data3 === "meeting")) || (data3 === "customer")) || (data3 === "lost"))){
const err42 = {instancePath:instancePath+"/stage",schemaPath:"#/properties/stage/enum",keyword:"enum",params:{allowedValues: schema58.properties.stage.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err42);
errors++;
}
}
if(data.firstName !== undefined){
let data4 = data.firstName;
if((typeof data4 !== "string") && (data4 !== null)){
const err43 = {instancePath:instancePath+"/firstName",schemaPath:"#/properties/firstName/type",keyword:"type",params:{type: schema58.properties.firstName.type},message:"must be string,null"};
(vErrors ??= []).push(err43);
errors++;
}
}
if(data.lastName !== undefined){
let data5 = data.lastName;
if((typeof data5 !== "string") && (data5 !== null)){
const err44 = {instancePath:instancePath+"/lastName",schemaPath:"#/properties/lastName/type",keyword:"type",params:{type: schema58.properties.lastName.type},message:"must be string,null"};
(vErrors ??= []).push(err44);
errors++;
}
}
if(data.email !== undefined){
let data6 = data.email;
if((typeof data6 !== "string") && (data6 !== null)){
const err45 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: schema58.properties.email.type},message:"must be string,null"};
(vErrors ??= []).push(err45);
errors++;
}
}
if(data.company !== undefined){
let data7 = data.company;
if((typeof data7 !== "string") && (data7 !== null)){
const err46 = {instancePath:instancePath+"/company",schemaPath:"#/properties/company/type",keyword:"type",params:{type: schema58.properties.company.type},message:"must be string,null"};
(vErrors ??= []).push(err46);
errors++;
}
}
if(data.companyDomain !== undefined){
let data8 = data.companyDomain;
if((typeof data8 !== "string") && (data8 !== null)){
const err47 = {instancePath:instancePath+"/companyDomain",schemaPath:"#/properties/companyDomain/type",keyword:"type",params:{type: schema58.properties.companyDomain.type},message:"must be string,null"};
(vErrors ??= []).push(err47);
errors++;
}
}
if(data.companyWebsite !== undefined){
let data9 = data.companyWebsite;
if((typeof data9 !== "string") && (data9 !== null)){
const err48 = {instancePath:instancePath+"/companyWebsite",schemaPath:"#/properties/companyWebsite/type",keyword:"type",params:{type: schema58.properties.companyWebsite.type},message:"must be string,null"};
(vErrors ??= []).push(err48);
errors++;
}
}
if(data.companyDescription !== undefined){
let data10 = data.companyDescription;
if((typeof data10 !== "string") && (data10 !== null)){
const err49 = {instancePath:instancePath+"/companyDescription",schemaPath:"#/properties/companyDescription/type",keyword:"type",params:{type: schema58.properties.companyDescription.type},message:"must be string,null"};
(vErrors ??= []).push(err49);
errors++;
}
}
if(data.companyCity !== undefined){
let data11 = data.companyCity;
if((typeof data11 !== "string") && (data11 !== null)){
const err50 = {instancePath:instancePath+"/companyCity",schemaPath:"#/properties/companyCity/type",keyword:"type",params:{type: schema58.properties.companyCity.type},message:"must be string,null"};
(vErrors ??= []).push(err50);
errors++;
}
}
if(data.jobTitle !== undefined){
let data12 = data.jobTitle;
if((typeof data12 !== "string") && (data12 !== null)){
const err51 = {instancePath:instancePath+"/jobTitle",schemaPath:"#/properties/jobTitle/type",keyword:"type",params:{type: schema58.properties.jobTitle.type},message:"must be string,null"};
(vErrors ??= []).push(err51);
errors++;
}
}
if(data.linkedinUrl !== undefined){
let data13 = data.linkedinUrl;
if((typeof data13 !== "string") && (data13 !== null)){
const err52 = {instancePath:instancePath+"/linkedinUrl",schemaPath:"#/properties/linkedinUrl/type",keyword:"type",params:{type: schema58.properties.linkedinUrl.type},message:"must be string,null"};
(vErrors ??= []).push(err52);
errors++;
}
}
if(data.phone !== undefined){
let data14 = data.phone;
if((typeof data14 !== "string") && (data14 !== null)){
const err53 = {instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/type",keyword:"type",params:{type: schema58.properties.phone.type},message:"must be string,null"};
(vErrors ??= []).push(err53);
errors++;
}
}
if(data.city !== undefined){
let data15 = data.city;
if((typeof data15 !== "string") && (data15 !== null)){
const err54 = {instancePath:instancePath+"/city",schemaPath:"#/properties/city/type",keyword:"type",params:{type: schema58.properties.city.type},message:"must be string,null"};
(vErrors ??= []).push(err54);
errors++;
}
}
if(data.country !== undefined){
let data16 = data.country;
if((typeof data16 !== "string") && (data16 !== null)){
const err55 = {instancePath:instancePath+"/country",schemaPath:"#/properties/country/type",keyword:"type",params:{type: schema58.properties.country.type},message:"must be string,null"};
(vErrors ??= []).push(err55);
errors++;
}
}
if(data.location !== undefined){
let data17 = data.location;
if((typeof data17 !== "string") && (data17 !== null)){
const err56 = {instancePath:instancePath+"/location",schemaPath:"#/properties/location/type",keyword:"type",params:{type: schema58.properties.location.type},message:"must be string,null"};
(vErrors ??= []).push(err56);
errors++;
}
}
if(data.notes !== undefined){
let data18 = data.notes;
if((typeof data18 !== "string") && (data18 !== null)){
const err57 = {instancePath:instancePath+"/notes",schemaPath:"#/properties/notes/type",keyword:"type",params:{type: schema58.properties.notes.type},message:"must be string,null"};
(vErrors ??= []).push(err57);
errors++;
}
}
if(data.analysis !== undefined){
let data19 = data.analysis;
if((typeof data19 !== "string") && (data19 !== null)){
const err58 = {instancePath:instancePath+"/analysis",schemaPath:"#/properties/analysis/type",keyword:"type",params:{type: schema58.properties.analysis.type},message:"must be string,null"};
(vErrors ??= []).push(err58);
errors++;
}
}
if(data.outreachAngle !== undefined){
let data20 = data.outreachAngle;
if((typeof data20 !== "string") && (data20 !== null)){
const err59 = {instancePath:instancePath+"/outreachAngle",schemaPath:"#/properties/outreachAngle/type",keyword:"type",params:{type: schema58.properties.outreachAngle.type},message:"must be string,null"};
(vErrors ??= []).push(err59);
errors++;
}
}
if(data.externalUrl !== undefined){
let data21 = data.externalUrl;
if((typeof data21 !== "string") && (data21 !== null)){
const err60 = {instancePath:instancePath+"/externalUrl",schemaPath:"#/properties/externalUrl/type",keyword:"type",params:{type: schema58.properties.externalUrl.type},message:"must be string,null"};
(vErrors ??= []).push(err60);
errors++;
}
}
if(data.source !== undefined){
let data22 = data.source;
if((typeof data22 !== "string") && (data22 !== null)){
const err61 = {instancePath:instancePath+"/source",schemaPath:"#/properties/source/type",keyword:"type",params:{type: schema58.properties.source.type},message:"must be string,null"};
(vErrors ??= []).push(err61);
errors++;
}
}
if(data.discoverySource !== undefined){
let data23 = data.discoverySource;
if((typeof data23 !== "string") && (data23 !== null)){
const err62 = {instancePath:instancePath+"/discoverySource",schemaPath:"#/properties/discoverySource/type",keyword:"type",params:{type: schema58.properties.discoverySource.type},message:"must be string,null"};
(vErrors ??= []).push(err62);
errors++;
}
}
if(data.fitScore !== undefined){
let data24 = data.fitScore;
if((!((typeof data24 == "number") && (isFinite(data24)))) && (data24 !== null)){
const err63 = {instancePath:instancePath+"/fitScore",schemaPath:"#/properties/fitScore/type",keyword:"type",params:{type: schema58.properties.fitScore.type},message:"must be number,null"};
(vErrors ??= []).push(err63);
errors++;
}
}
if(data.whyGoodLead !== undefined){
let data25 = data.whyGoodLead;
const _errs51 = errors;
let valid1 = false;
let passing0 = null;
const _errs52 = errors;
if(!(validate109(data25, {instancePath:instancePath+"/whyGoodLead",parentData:data,parentDataProperty:"whyGoodLead",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate109.errors : vErrors.concat(validate109.errors);
errors = vErrors.length;
}
var _valid0 = _errs52 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs53 = errors;
if(data25 !== null){
const err64 = {instancePath:instancePath+"/whyGoodLead",schemaPath:"#/properties/whyGoodLead/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
(vErrors ??= []).push(err64);
errors++;
}
var _valid0 = _errs53 === errors;
if(_valid0 && valid1){
valid1 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid1 = true;
passing0 = 1;
}
}
if(!valid1){
const err65 = {instancePath:instancePath+"/whyGoodLead",schemaPath:"#/properties/whyGoodLead/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
(vErrors ??= []).push(err65);
errors++;
}
else {
errors = _errs51;
if(vErrors !== null){
if(_errs51){
vErrors.length = _errs51;
}
else {
vErrors = null;
}
}
}
}
if(data.tags !== undefined){
let data26 = data.tags;
if(Array.isArray(data26)){
const len0 = data26.length;
for(let i0=0; i0<len0; i0++){
if(typeof data26[i0] !== "string"){
const err66 = {instancePath:instancePath+"/tags/" + i0,schemaPath:"#/properties/tags/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err66);
errors++;
}
}
}
else {
const err67 = {instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err67);
errors++;
}
}
if(data.aliases !== undefined){
let data28 = data.aliases;
if(Array.isArray(data28)){
const len1 = data28.length;
for(let i1=0; i1<len1; i1++){
if(typeof data28[i1] !== "string"){
const err68 = {instancePath:instancePath+"/aliases/" + i1,schemaPath:"#/properties/aliases/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err68);
errors++;
}
}
}
else {
const err69 = {instancePath:instancePath+"/aliases",schemaPath:"#/properties/aliases/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err69);
errors++;
}
}
if(data.campaignIds !== undefined){
let data30 = data.campaignIds;
if(Array.isArray(data30)){
const len2 = data30.length;
for(let i2=0; i2<len2; i2++){
if(!(validate102(data30[i2], {instancePath:instancePath+"/campaignIds/" + i2,parentData:data30,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate102.errors : vErrors.concat(validate102.errors);
errors = vErrors.length;
}
}
}
else {
const err70 = {instancePath:instancePath+"/campaignIds",schemaPath:"#/properties/campaignIds/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err70);
errors++;
}
}
if(data.customFields !== undefined){
let data32 = data.customFields;
if(data32 && typeof data32 == "object" && !Array.isArray(data32)){
}
else {
const err71 = {instancePath:instancePath+"/customFields",schemaPath:"#/properties/customFields/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err71);
errors++;
}
}
if(data.dealStage !== undefined){
let data33 = data.dealStage;
if((typeof data33 !== "string") && (data33 !== null)){
const err72 = {instancePath:instancePath+"/dealStage",schemaPath:"#/properties/dealStage/type",keyword:"type",params:{type: schema58.properties.dealStage.type},message:"must be string,null"};
(vErrors ??= []).push(err72);
errors++;
}
if(!(((((data33 === "proposal_sent") || (data33 === "negotiation")) || (data33 === "won")) || (data33 === "lost")) || (data33 === null))){
const err73 = {instancePath:instancePath+"/dealStage",schemaPath:"#/properties/dealStage/enum",keyword:"enum",params:{allowedValues: schema58.properties.dealStage.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err73);
errors++;
}
}
if(data.dealValueEur !== undefined){
let data34 = data.dealValueEur;
if((!((typeof data34 == "number") && (isFinite(data34)))) && (data34 !== null)){
const err74 = {instancePath:instancePath+"/dealValueEur",schemaPath:"#/properties/dealValueEur/type",keyword:"type",params:{type: schema58.properties.dealValueEur.type},message:"must be number,null"};
(vErrors ??= []).push(err74);
errors++;
}
}
if(data.suppressed !== undefined){
let data35 = data.suppressed;
const _errs74 = errors;
let valid8 = false;
let passing1 = null;
const _errs75 = errors;
if(!(validate112(data35, {instancePath:instancePath+"/suppressed",parentData:data,parentDataProperty:"suppressed",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate112.errors : vErrors.concat(validate112.errors);
errors = vErrors.length;
}
var _valid1 = _errs75 === errors;
if(_valid1){
valid8 = true;
passing1 = 0;
}
const _errs76 = errors;
if(data35 !== null){
const err75 = {instancePath:instancePath+"/suppressed",schemaPath:"#/properties/suppressed/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
(vErrors ??= []).push(err75);
errors++;
}
var _valid1 = _errs76 === errors;
if(_valid1 && valid8){
valid8 = false;
passing1 = [passing1, 1];
}
else {
if(_valid1){
valid8 = true;
passing1 = 1;
}
}
if(!valid8){
const err76 = {instancePath:instancePath+"/suppressed",schemaPath:"#/properties/suppressed/oneOf",keyword:"oneOf",params:{passingSchemas: passing1},message:"must match exactly one schema in oneOf"};
(vErrors ??= []).push(err76);
errors++;
}
else {
errors = _errs74;
if(vErrors !== null){
if(_errs74){
vErrors.length = _errs74;
}
else {
vErrors = null;
}
}
}
}
if(data.suspectedDuplicates !== undefined){
let data36 = data.suspectedDuplicates;
if(Array.isArray(data36)){
const len3 = data36.length;
for(let i3=0; i3<len3; i3++){
if(!(validate106(data36[i3], {instancePath:instancePath+"/suspectedDuplicates/" + i3,parentData:data36,parentDataProperty:i3,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate106.errors : vErrors.concat(validate106.errors);
errors = vErrors.length;
}
}
}
else {
const err77 = {instancePath:instancePath+"/suspectedDuplicates",schemaPath:"#/properties/suspectedDuplicates/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err77);
errors++;
}
}
if(data.provenance !== undefined){
let data38 = data.provenance;
if(data38 && typeof data38 == "object" && !Array.isArray(data38)){
for(const key1 in data38){
if(!(validate115(data38[key1], {instancePath:instancePath+"/provenance/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data38,parentDataProperty:key1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate115.errors : vErrors.concat(validate115.errors);
errors = vErrors.length;
}
}
}
else {
const err78 = {instancePath:instancePath+"/provenance",schemaPath:"#/properties/provenance/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err78);
errors++;
}
}
if(data.createdAt !== undefined){
let data40 = data.createdAt;
if(!(((typeof data40 == "number") && (!(data40 % 1) && !isNaN(data40))) && (isFinite(data40)))){
const err79 = {instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err79);
errors++;
}
}
if(data.updatedAt !== undefined){
let data41 = data.updatedAt;
if(!(((typeof data41 == "number") && (!(data41 % 1) && !isNaN(data41))) && (isFinite(data41)))){
const err80 = {instancePath:instancePath+"/updatedAt",schemaPath:"#/properties/updatedAt/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err80);
errors++;
}
}
if(data.matched !== undefined){
if(typeof data.matched !== "boolean"){
const err81 = {instancePath:instancePath+"/matched",schemaPath:"#/properties/matched/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
(vErrors ??= []).push(err81);
errors++;
}
}
}
else {
const err82 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err82);
errors++;
}
validate140.errors = vErrors;
return errors === 0;
}
validate140.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema60 = {"$id":"LeadInput","type":"object","required":[],"properties":{"analysis":{"type":"string","maxLength":65536},"city":{"type":"string","maxLength":200},"company":{"type":"string","maxLength":500},"companyCity":{"type":"string","maxLength":200},"companyDomain":{"type":"string","maxLength":500},"companyWebsite":{"type":"string","maxLength":2000},"country":{"type":"string","maxLength":200},"customFields":{"type":"object","additionalProperties":true},"domain":{"type":"string","maxLength":500},"email":{"type":"string","maxLength":320},"externalUrl":{"type":"string","maxLength":2000},"firstName":{"type":"string","maxLength":200},"jobTitle":{"type":"string","maxLength":500},"lastName":{"type":"string","maxLength":200},"linkedinUrl":{"type":"string","maxLength":2000},"location":{"type":"string","maxLength":500},"notes":{"type":"string","maxLength":65536},"phone":{"type":"string","maxLength":100},"source":{"type":"string","maxLength":200},"tags":{"type":"array","items":{"type":"string","maxLength":100,"minLength":1},"maxItems":100}},"additionalProperties":false};

function validate150(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="LeadInput" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate150.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func2.call(schema60.properties, key0))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err0);
errors++;
}
}
if(data.analysis !== undefined){
let data0 = data.analysis;
if(typeof data0 === "string"){
if(func1(data0) > 65536){
const err1 = {instancePath:instancePath+"/analysis",schemaPath:"#/properties/analysis/maxLength",keyword:"maxLength",params:{limit: 65536},message:"must NOT have more than 65536 characters"};
(vErrors ??= []).push(err1);
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/analysis",schemaPath:"#/properties/analysis/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.city !== undefined){
let data1 = data.city;
if(typeof data1 === "string"){
if(func1(data1) > 200){
const err3 = {instancePath:instancePath+"/city",schemaPath:"#/properties/city/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
(vErrors ??= []).push(err3);
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/city",schemaPath:"#/properties/city/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.company !== undefined){
let data2 = data.company;
if(typeof data2 === "string"){
if(func1(data2) > 500){
const err5 = {instancePath:instancePath+"/company",schemaPath:"#/properties/company/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
(vErrors ??= []).push(err5);
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/company",schemaPath:"#/properties/company/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.companyCity !== undefined){
let data3 = data.companyCity;
if(typeof data3 === "string"){
if(func1(data3) > 200){
const err7 = {instancePath:instancePath+"/companyCity",schemaPath:"#/properties/companyCity/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
(vErrors ??= []).push(err7);
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/companyCity",schemaPath:"#/properties/companyCity/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err8);
errors++;
}
}
if(data.companyDomain !== undefined){
let data4 = data.companyDomain;
if(typeof data4 === "string"){
if(func1(data4) > 500){
const err9 = {instancePath:instancePath+"/companyDomain",schemaPath:"#/properties/companyDomain/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
(vErrors ??= []).push(err9);
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/companyDomain",schemaPath:"#/properties/companyDomain/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err10);
errors++;
}
}
if(data.companyWebsite !== undefined){
let data5 = data.companyWebsite;
if(typeof data5 === "string"){
if(func1(data5) > 2000){
const err11 = {instancePath:instancePath+"/companyWebsite",schemaPath:"#/properties/companyWebsite/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
(vErrors ??= []).push(err11);
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/companyWebsite",schemaPath:"#/properties/companyWebsite/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err12);
errors++;
}
}
if(data.country !== undefined){
let data6 = data.country;
if(typeof data6 === "string"){
if(func1(data6) > 200){
const err13 = {instancePath:instancePath+"/country",schemaPath:"#/properties/country/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
(vErrors ??= []).push(err13);
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/country",schemaPath:"#/properties/country/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err14);
errors++;
}
}
if(data.customFields !== undefined){
let data7 = data.customFields;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
}
else {
const err15 = {instancePath:instancePath+"/customFields",schemaPath:"#/properties/customFields/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err15);
errors++;
}
}
if(data.domain !== undefined){
let data8 = data.domain;
if(typeof data8 === "string"){
if(func1(data8) > 500){
const err16 = {instancePath:instancePath+"/domain",schemaPath:"#/properties/domain/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
(vErrors ??= []).push(err16);
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/domain",schemaPath:"#/properties/domain/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err17);
errors++;
}
}
if(data.email !== undefined){
let data9 = data.email;
if(typeof data9 === "string"){
if(func1(data9) > 320){
const err18 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/maxLength",keyword:"maxLength",params:{limit: 320},message:"must NOT have more than 320 characters"};
(vErrors ??= []).push(err18);
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err19);
errors++;
}
}
if(data.externalUrl !== undefined){
let data10 = data.externalUrl;
if(typeof data10 === "string"){
if(func1(data10) > 2000){
const err20 = {instancePath:instancePath+"/externalUrl",schemaPath:"#/properties/externalUrl/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
(vErrors ??= []).push(err20);
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/externalUrl",schemaPath:"#/properties/externalUrl/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err21);
errors++;
}
}
if(data.firstName !== undefined){
let data11 = data.firstName;
if(typeof data11 === "string"){
if(func1(data11) > 200){
const err22 = {instancePath:instancePath+"/firstName",schemaPath:"#/properties/firstName/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
(vErrors ??= []).push(err22);
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/firstName",schemaPath:"#/properties/firstName/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err23);
errors++;
}
}
if(data.jobTitle !== undefined){
let data12 = data.jobTitle;
if(typeof data12 === "string"){
if(func1(data12) > 500){
const err24 = {instancePath:instancePath+"/jobTitle",schemaPath:"#/properties/jobTitle/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
(vErrors ??= []).push(err24);
errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/jobTitle",schemaPath:"#/properties/jobTitle/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err25);
errors++;
}
}
if(data.lastName !== undefined){
let data13 = data.lastName;
if(typeof data13 === "string"){
if(func1(data13) > 200){
const err26 = {instancePath:instancePath+"/lastName",schemaPath:"#/properties/lastName/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
(vErrors ??= []).push(err26);
errors++;
}
}
else {
const err27 = {instancePath:instancePath+"/lastName",schemaPath:"#/properties/lastName/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err27);
errors++;
}
}
if(data.linkedinUrl !== undefined){
let data14 = data.linkedinUrl;
if(typeof data14 === "string"){
if(func1(data14) > 2000){
const err28 = {instancePath:instancePath+"/linkedinUrl",schemaPath:"#/properties/linkedinUrl/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
(vErrors ??= []).push(err28);
errors++;
}
}
else {
const err29 = {instancePath:instancePath+"/linkedinUrl",schemaPath:"#/properties/linkedinUrl/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err29);
errors++;
}
}
if(data.location !== undefined){
let data15 = data.location;
if(typeof data15 === "string"){
if(func1(data15) > 500){
const err30 = {instancePath:instancePath+"/location",schemaPath:"#/properties/location/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
(vErrors ??= []).push(err30);
errors++;
}
}
else {
const err31 = {instancePath:instancePath+"/location",schemaPath:"#/properties/location/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err31);
errors++;
}
}
if(data.notes !== undefined){
let data16 = data.notes;
if(typeof data16 === "string"){
if(func1(data16) > 65536){
const err32 = {instancePath:instancePath+"/notes",schemaPath:"#/properties/notes/maxLength",keyword:"maxLength",params:{limit: 65536},message:"must NOT have more than 65536 characters"};
(vErrors ??= []).push(err32);
errors++;
}
}
else {
const err33 = {instancePath:instancePath+"/notes",schemaPath:"#/properties/notes/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err33);
errors++;
}
}
if(data.phone !== undefined){
let data17 = data.phone;
if(typeof data17 === "string"){
if(func1(data17) > 100){
const err34 = {instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
(vErrors ??= []).push(err34);
errors++;
}
}
else {
const err35 = {instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err35);
errors++;
}
}
if(data.source !== undefined){
let data18 = data.source;
if(typeof data18 === "string"){
if(func1(data18) > 200){
const err36 = {instancePath:instancePath+"/source",schemaPath:"#/properties/source/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
(vErrors ??= []).push(err36);
errors++;
}
}
else {
const err37 = {instancePath:instancePath+"/source",schemaPath:"#/properties/source/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err37);
errors++;
}
}
if(data.tags !== undefined){
let data19 = data.tags;
if(Array.isArray(data19)){
if(data19.length > 100){
const err38 = {instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
(vErrors ??= []).push(err38);
errors++;
}
const len0 = data19.length;
for(let i0=0; i0<len0; i0++){
let data20 = data19[i0];
if(typeof data20 === "string"){
if(func1(data20) > 100){
const err39 = {instancePath:instancePath+"/tags/" + i0,schemaPath:"#/properties/tags/items/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
(vErrors ??= []).push(err39);
errors++;
}
if(func1(data20) < 1){
const err40 = {instancePath:instancePath+"/tags/" + i0,schemaPath:"#/properties/tags/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err40);
errors++;
}
}
else {
const err41 = {instancePath:instancePath+"/tags/" + i0,schemaPath:"#/properties/tags/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err41);
errors++;
}
}
}
else {
const err42 = {instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err42);
errors++;
}
}
}
else {
const err43 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err43);
errors++;
}
validate150.errors = vErrors;
return errors === 0;
}
validate150.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate148(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="LeadsAddBatchArguments" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate148.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.projectId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "projectId"},message:"must have required property '"+"projectId"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.leads === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "leads"},message:"must have required property '"+"leads"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
for(const key0 in data){
if(!((key0 === "projectId") || (key0 === "leads"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.projectId !== undefined){
if(!(validate55(data.projectId, {instancePath:instancePath+"/projectId",parentData:data,parentDataProperty:"projectId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
}
}
if(data.leads !== undefined){
let data1 = data.leads;
if(Array.isArray(data1)){
if(data1.length > 500){
const err3 = {instancePath:instancePath+"/leads",schemaPath:"#/properties/leads/maxItems",keyword:"maxItems",params:{limit: 500},message:"must NOT have more than 500 items"};
(vErrors ??= []).push(err3);
errors++;
}
if(data1.length < 1){
const err4 = {instancePath:instancePath+"/leads",schemaPath:"#/properties/leads/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
(vErrors ??= []).push(err4);
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validate150(data1[i0], {instancePath:instancePath+"/leads/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate150.errors : vErrors.concat(validate150.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath:instancePath+"/leads",schemaPath:"#/properties/leads/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err5);
errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err6);
errors++;
}
validate148.errors = vErrors;
return errors === 0;
}
validate148.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema62 = {"$id":"BatchRow","type":"object","required":["row","outcome"],"properties":{"row":{"type":"integer"},"outcome":{"type":"string","enum":["created","matched","refused"]},"code":{"type":"string"},"leadId":{"$ref":"LeadId"},"reason":{"type":"string"}},"additionalProperties":false};

function validate153(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="BatchRow" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate153.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.row === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "row"},message:"must have required property '"+"row"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.outcome === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "outcome"},message:"must have required property '"+"outcome"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
for(const key0 in data){
if(!(((((key0 === "row") || (key0 === "outcome")) || (key0 === "code")) || (key0 === "leadId")) || (key0 === "reason"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.row !== undefined){
let data0 = data.row;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err3 = {instancePath:instancePath+"/row",schemaPath:"#/properties/row/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.outcome !== undefined){
let data1 = data.outcome;
if(typeof data1 !== "string"){
const err4 = {instancePath:instancePath+"/outcome",schemaPath:"#/properties/outcome/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err4);
errors++;
}
if(!(((data1 === "created") || (data1 === "matched")) || (data1 === "refused"))){
const err5 = {instancePath:instancePath+"/outcome",schemaPath:"#/properties/outcome/enum",keyword:"enum",params:{allowedValues: schema62.properties.outcome.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.code !== undefined){
if(typeof data.code !== "string"){
const err6 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.leadId !== undefined){
if(!(validate106(data.leadId, {instancePath:instancePath+"/leadId",parentData:data,parentDataProperty:"leadId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate106.errors : vErrors.concat(validate106.errors);
errors = vErrors.length;
}
}
if(data.reason !== undefined){
if(typeof data.reason !== "string"){
const err7 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err7);
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err8);
errors++;
}
validate153.errors = vErrors;
return errors === 0;
}
validate153.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate152(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="BatchResult" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate152.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.items === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "items"},message:"must have required property '"+"items"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.created === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "created"},message:"must have required property '"+"created"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
if(data.matched === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "matched"},message:"must have required property '"+"matched"+"'"};
(vErrors ??= []).push(err2);
errors++;
}
if(data.refused === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "refused"},message:"must have required property '"+"refused"+"'"};
(vErrors ??= []).push(err3);
errors++;
}
if(data.dryRun === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "dryRun"},message:"must have required property '"+"dryRun"+"'"};
(vErrors ??= []).push(err4);
errors++;
}
for(const key0 in data){
if(!(((((key0 === "items") || (key0 === "created")) || (key0 === "matched")) || (key0 === "refused")) || (key0 === "dryRun"))){
const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.items !== undefined){
let data0 = data.items;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate153(data0[i0], {instancePath:instancePath+"/items/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate153.errors : vErrors.concat(validate153.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.created !== undefined){
let data2 = data.created;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err7 = {instancePath:instancePath+"/created",schemaPath:"#/properties/created/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err7);
errors++;
}
}
if(data.matched !== undefined){
let data3 = data.matched;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err8 = {instancePath:instancePath+"/matched",schemaPath:"#/properties/matched/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err8);
errors++;
}
}
if(data.refused !== undefined){
let data4 = data.refused;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err9 = {instancePath:instancePath+"/refused",schemaPath:"#/properties/refused/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err9);
errors++;
}
}
if(data.dryRun !== undefined){
if(typeof data.dryRun !== "boolean"){
const err10 = {instancePath:instancePath+"/dryRun",schemaPath:"#/properties/dryRun/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
(vErrors ??= []).push(err10);
errors++;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err11);
errors++;
}
validate152.errors = vErrors;
return errors === 0;
}
validate152.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema63 = {"$id":"LeadsUpdateArguments","type":"object","required":["leadId"],"properties":{"leadId":{"$ref":"LeadId"},"analysis":{"type":"string","maxLength":65536},"appendNote":{"type":"boolean"},"campaignId":{"$ref":"CampaignId"},"city":{"type":"string","maxLength":200},"companyDescription":{"type":"string","maxLength":65536},"companyDomain":{"type":["string","null"],"maxLength":500},"companyWebsite":{"type":"string","maxLength":2000},"country":{"type":"string","maxLength":200},"customFields":{"type":"object","additionalProperties":true},"dealStage":{"type":["string","null"],"enum":["proposal_sent","negotiation","won","lost",null]},"dealValueEur":{"type":["number","null"],"maximum":1000000000000,"minimum":0},"email":{"type":"string","maxLength":320},"externalUrl":{"type":"string","maxLength":2000},"firstName":{"type":"string","maxLength":200},"fitScore":{"type":"number","maximum":1000000,"minimum":-1000000},"jobTitle":{"type":"string","maxLength":500},"lastName":{"type":"string","maxLength":200},"location":{"type":"string","maxLength":500},"notes":{"type":"string","maxLength":65536},"outreachAngle":{"type":"string","maxLength":65536},"status":{"type":"string","enum":["new","contacted","responded","qualified","unqualified"]},"tags":{"type":"array","items":{"type":"string","maxLength":100,"minLength":1},"maxItems":100}},"additionalProperties":false};

function validate156(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="LeadsUpdateArguments" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate156.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.leadId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "leadId"},message:"must have required property '"+"leadId"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
for(const key0 in data){
if(!(func2.call(schema63.properties, key0))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.leadId !== undefined){
if(!(validate106(data.leadId, {instancePath:instancePath+"/leadId",parentData:data,parentDataProperty:"leadId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate106.errors : vErrors.concat(validate106.errors);
errors = vErrors.length;
}
}
if(data.analysis !== undefined){
let data1 = data.analysis;
if(typeof data1 === "string"){
if(func1(data1) > 65536){
const err2 = {instancePath:instancePath+"/analysis",schemaPath:"#/properties/analysis/maxLength",keyword:"maxLength",params:{limit: 65536},message:"must NOT have more than 65536 characters"};
(vErrors ??= []).push(err2);
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/analysis",schemaPath:"#/properties/analysis/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.appendNote !== undefined){
if(typeof data.appendNote !== "boolean"){
const err4 = {instancePath:instancePath+"/appendNote",schemaPath:"#/properties/appendNote/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.campaignId !== undefined){
if(!(validate102(data.campaignId, {instancePath:instancePath+"/campaignId",parentData:data,parentDataProperty:"campaignId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate102.errors : vErrors.concat(validate102.errors);
errors = vErrors.length;
}
}
if(data.city !== undefined){
let data4 = data.city;
if(typeof data4 === "string"){
if(func1(data4) > 200){
const err5 = {instancePath:instancePath+"/city",schemaPath:"#/properties/city/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
(vErrors ??= []).push(err5);
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/city",schemaPath:"#/properties/city/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.companyDescription !== undefined){
let data5 = data.companyDescription;
if(typeof data5 === "string"){
if(func1(data5) > 65536){
const err7 = {instancePath:instancePath+"/companyDescription",schemaPath:"#/properties/companyDescription/maxLength",keyword:"maxLength",params:{limit: 65536},message:"must NOT have more than 65536 characters"};
(vErrors ??= []).push(err7);
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/companyDescription",schemaPath:"#/properties/companyDescription/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err8);
errors++;
}
}
if(data.companyDomain !== undefined){
let data6 = data.companyDomain;
if((typeof data6 !== "string") && (data6 !== null)){
const err9 = {instancePath:instancePath+"/companyDomain",schemaPath:"#/properties/companyDomain/type",keyword:"type",params:{type: schema63.properties.companyDomain.type},message:"must be string,null"};
(vErrors ??= []).push(err9);
errors++;
}
if(typeof data6 === "string"){
if(func1(data6) > 500){
const err10 = {instancePath:instancePath+"/companyDomain",schemaPath:"#/properties/companyDomain/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
(vErrors ??= []).push(err10);
errors++;
}
}
}
if(data.companyWebsite !== undefined){
let data7 = data.companyWebsite;
if(typeof data7 === "string"){
if(func1(data7) > 2000){
const err11 = {instancePath:instancePath+"/companyWebsite",schemaPath:"#/properties/companyWebsite/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
(vErrors ??= []).push(err11);
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/companyWebsite",schemaPath:"#/properties/companyWebsite/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err12);
errors++;
}
}
if(data.country !== undefined){
let data8 = data.country;
if(typeof data8 === "string"){
if(func1(data8) > 200){
const err13 = {instancePath:instancePath+"/country",schemaPath:"#/properties/country/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
(vErrors ??= []).push(err13);
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/country",schemaPath:"#/properties/country/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err14);
errors++;
}
}
if(data.customFields !== undefined){
let data9 = data.customFields;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
}
else {
const err15 = {instancePath:instancePath+"/customFields",schemaPath:"#/properties/customFields/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err15);
errors++;
}
}
if(data.dealStage !== undefined){
let data10 = data.dealStage;
if((typeof data10 !== "string") && (data10 !== null)){
const err16 = {instancePath:instancePath+"/dealStage",schemaPath:"#/properties/dealStage/type",keyword:"type",params:{type: schema63.properties.dealStage.type},message:"must be string,null"};
(vErrors ??= []).push(err16);
errors++;
}
if(!(((((data10 === "proposal_sent") || (data10 === "negotiation")) || (data10 === "won")) || (data10 === "lost")) || (data10 === null))){
const err17 = {instancePath:instancePath+"/dealStage",schemaPath:"#/properties/dealStage/enum",keyword:"enum",params:{allowedValues: schema63.properties.dealStage.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err17);
errors++;
}
}
if(data.dealValueEur !== undefined){
let data11 = data.dealValueEur;
if((!((typeof data11 == "number") && (isFinite(data11)))) && (data11 !== null)){
const err18 = {instancePath:instancePath+"/dealValueEur",schemaPath:"#/properties/dealValueEur/type",keyword:"type",params:{type: schema63.properties.dealValueEur.type},message:"must be number,null"};
(vErrors ??= []).push(err18);
errors++;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 > 1000000000000 || isNaN(data11)){
const err19 = {instancePath:instancePath+"/dealValueEur",schemaPath:"#/properties/dealValueEur/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000000},message:"must be <= 1000000000000"};
(vErrors ??= []).push(err19);
errors++;
}
if(data11 < 0 || isNaN(data11)){
const err20 = {instancePath:instancePath+"/dealValueEur",schemaPath:"#/properties/dealValueEur/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
(vErrors ??= []).push(err20);
errors++;
}
}
}
if(data.email !== undefined){
let data12 = data.email;
if(typeof data12 === "string"){
if(func1(data12) > 320){
const err21 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/maxLength",keyword:"maxLength",params:{limit: 320},message:"must NOT have more than 320 characters"};
(vErrors ??= []).push(err21);
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err22);
errors++;
}
}
if(data.externalUrl !== undefined){
let data13 = data.externalUrl;
if(typeof data13 === "string"){
if(func1(data13) > 2000){
const err23 = {instancePath:instancePath+"/externalUrl",schemaPath:"#/properties/externalUrl/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
(vErrors ??= []).push(err23);
errors++;
}
}
else {
const err24 = {instancePath:instancePath+"/externalUrl",schemaPath:"#/properties/externalUrl/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err24);
errors++;
}
}
if(data.firstName !== undefined){
let data14 = data.firstName;
if(typeof data14 === "string"){
if(func1(data14) > 200){
const err25 = {instancePath:instancePath+"/firstName",schemaPath:"#/properties/firstName/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
(vErrors ??= []).push(err25);
errors++;
}
}
else {
const err26 = {instancePath:instancePath+"/firstName",schemaPath:"#/properties/firstName/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err26);
errors++;
}
}
if(data.fitScore !== undefined){
let data15 = data.fitScore;
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 > 1000000 || isNaN(data15)){
const err27 = {instancePath:instancePath+"/fitScore",schemaPath:"#/properties/fitScore/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000"};
(vErrors ??= []).push(err27);
errors++;
}
if(data15 < -1000000 || isNaN(data15)){
const err28 = {instancePath:instancePath+"/fitScore",schemaPath:"#/properties/fitScore/minimum",keyword:"minimum",params:{comparison: ">=", limit: -1000000},message:"must be >= -1000000"};
(vErrors ??= []).push(err28);
errors++;
}
}
else {
const err29 = {instancePath:instancePath+"/fitScore",schemaPath:"#/properties/fitScore/type",keyword:"type",params:{type: "number"},message:"must be number"};
(vErrors ??= []).push(err29);
errors++;
}
}
if(data.jobTitle !== undefined){
let data16 = data.jobTitle;
if(typeof data16 === "string"){
if(func1(data16) > 500){
const err30 = {instancePath:instancePath+"/jobTitle",schemaPath:"#/properties/jobTitle/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
(vErrors ??= []).push(err30);
errors++;
}
}
else {
const err31 = {instancePath:instancePath+"/jobTitle",schemaPath:"#/properties/jobTitle/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err31);
errors++;
}
}
if(data.lastName !== undefined){
let data17 = data.lastName;
if(typeof data17 === "string"){
if(func1(data17) > 200){
const err32 = {instancePath:instancePath+"/lastName",schemaPath:"#/properties/lastName/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
(vErrors ??= []).push(err32);
errors++;
}
}
else {
const err33 = {instancePath:instancePath+"/lastName",schemaPath:"#/properties/lastName/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err33);
errors++;
}
}
if(data.location !== undefined){
let data18 = data.location;
if(typeof data18 === "string"){
if(func1(data18) > 500){
const err34 = {instancePath:instancePath+"/location",schemaPath:"#/properties/location/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
(vErrors ??= []).push(err34);
errors++;
}
}
else {
const err35 = {instancePath:instancePath+"/location",schemaPath:"#/properties/location/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err35);
errors++;
}
}
if(data.notes !== undefined){
let data19 = data.notes;
if(typeof data19 === "string"){
if(func1(data19) > 65536){
const err36 = {instancePath:instancePath+"/notes",schemaPath:"#/properties/notes/maxLength",keyword:"maxLength",params:{limit: 65536},message:"must NOT have more than 65536 characters"};
(vErrors ??= []).push(err36);
errors++;
}
}
else {
const err37 = {instancePath:instancePath+"/notes",schemaPath:"#/properties/notes/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err37);
errors++;
}
}
if(data.outreachAngle !== undefined){
let data20 = data.outreachAngle;
if(typeof data20 === "string"){
if(func1(data20) > 65536){
const err38 = {instancePath:instancePath+"/outreachAngle",schemaPath:"#/properties/outreachAngle/maxLength",keyword:"maxLength",params:{limit: 65536},message:"must NOT have more than 65536 characters"};
(vErrors ??= []).push(err38);
errors++;
}
}
else {
const err39 = {instancePath:instancePath+"/outreachAngle",schemaPath:"#/properties/outreachAngle/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err39);
errors++;
}
}
if(data.status !== undefined){
let data21 = data.status;
if(typeof data21 !== "string"){
const err40 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err40);
errors++;
}
if(!(((((data21 === "new") || (data21 === "contacted")) || (data21 === "responded")) || (data21 === "qualified")) || (data21 === "unqualified"))){
const err41 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema63.properties.status.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err41);
errors++;
}
}
if(data.tags !== undefined){
let data22 = data.tags;
if(Array.isArray(data22)){
if(data22.length > 100){
const err42 = {instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
(vErrors ??= []).push(err42);
errors++;
}
const len0 = data22.length;
for(let i0=0; i0<len0; i0++){
let data23 = data22[i0];
if(typeof data23 === "string"){
if(func1(data23) > 100){
const err43 = {instancePath:instancePath+"/tags/" + i0,schemaPath:"#/properties/tags/items/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
(vErrors ??= []).push(err43);
errors++;
}
if(func1(data23) < 1){
const err44 = {instancePath:instancePath+"/tags/" + i0,schemaPath:"#/properties/tags/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err44);
errors++;
}
}
else {
const err45 = {instancePath:instancePath+"/tags/" + i0,schemaPath:"#/properties/tags/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err45);
errors++;
}
}
}
else {
const err46 = {instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err46);
errors++;
}
}
}
else {
const err47 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err47);
errors++;
}
validate156.errors = vErrors;
return errors === 0;
}
validate156.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema64 = {"$id":"LeadsEnrichArguments","type":"object","required":["leadId"],"properties":{"leadId":{"$ref":"LeadId"},"language":{"type":"string","enum":["en","fi","sv","de"]},"roles":{"type":"array","items":{"type":"string","maxLength":200,"minLength":1},"maxItems":20}},"additionalProperties":false};

function validate159(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="LeadsEnrichArguments" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate159.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.leadId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "leadId"},message:"must have required property '"+"leadId"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
for(const key0 in data){
if(!(((key0 === "leadId") || (key0 === "language")) || (key0 === "roles"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.leadId !== undefined){
if(!(validate106(data.leadId, {instancePath:instancePath+"/leadId",parentData:data,parentDataProperty:"leadId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate106.errors : vErrors.concat(validate106.errors);
errors = vErrors.length;
}
}
if(data.language !== undefined){
let data1 = data.language;
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/language",schemaPath:"#/properties/language/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err2);
errors++;
}
if(!((((data1 === "en") || (data1 === "fi")) || (data1 === "sv")) || (data1 === "de"))){
const err3 = {instancePath:instancePath+"/language",schemaPath:"#/properties/language/enum",keyword:"enum",params:{allowedValues: schema64.properties.language.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.roles !== undefined){
let data2 = data.roles;
if(Array.isArray(data2)){
if(data2.length > 20){
const err4 = {instancePath:instancePath+"/roles",schemaPath:"#/properties/roles/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"};
(vErrors ??= []).push(err4);
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(typeof data3 === "string"){
if(func1(data3) > 200){
const err5 = {instancePath:instancePath+"/roles/" + i0,schemaPath:"#/properties/roles/items/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
(vErrors ??= []).push(err5);
errors++;
}
if(func1(data3) < 1){
const err6 = {instancePath:instancePath+"/roles/" + i0,schemaPath:"#/properties/roles/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err6);
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/roles/" + i0,schemaPath:"#/properties/roles/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err7);
errors++;
}
}
}
else {
const err8 = {instancePath:instancePath+"/roles",schemaPath:"#/properties/roles/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err8);
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err9);
errors++;
}
validate159.errors = vErrors;
return errors === 0;
}
validate159.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema65 = {"$id":"LeadEnriched","type":"object","required":["lead","filled","found","lookedIn","reason"],"properties":{"lead":{"$ref":"Lead"},"filled":{"type":"array","items":{"type":"string"}},"found":{"type":"boolean"},"lookedIn":{"type":"array","items":{"$ref":"LookedIn"}},"reason":{"type":["string","null"]}},"additionalProperties":false};
const schema66 = {"$id":"LookedIn","type":"object","required":["place","found","note"],"properties":{"place":{"type":"string"},"found":{"type":"integer"},"note":{"type":["string","null"]}},"additionalProperties":false};

function validate163(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="LookedIn" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate163.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.place === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "place"},message:"must have required property '"+"place"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.found === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "found"},message:"must have required property '"+"found"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
if(data.note === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "note"},message:"must have required property '"+"note"+"'"};
(vErrors ??= []).push(err2);
errors++;
}
for(const key0 in data){
if(!(((key0 === "place") || (key0 === "found")) || (key0 === "note"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.place !== undefined){
if(typeof data.place !== "string"){
const err4 = {instancePath:instancePath+"/place",schemaPath:"#/properties/place/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.found !== undefined){
let data1 = data.found;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err5 = {instancePath:instancePath+"/found",schemaPath:"#/properties/found/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.note !== undefined){
let data2 = data.note;
if((typeof data2 !== "string") && (data2 !== null)){
const err6 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/type",keyword:"type",params:{type: schema66.properties.note.type},message:"must be string,null"};
(vErrors ??= []).push(err6);
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err7);
errors++;
}
validate163.errors = vErrors;
return errors === 0;
}
validate163.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate161(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="LeadEnriched" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate161.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.lead === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "lead"},message:"must have required property '"+"lead"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.filled === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "filled"},message:"must have required property '"+"filled"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
if(data.found === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "found"},message:"must have required property '"+"found"+"'"};
(vErrors ??= []).push(err2);
errors++;
}
if(data.lookedIn === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "lookedIn"},message:"must have required property '"+"lookedIn"+"'"};
(vErrors ??= []).push(err3);
errors++;
}
if(data.reason === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'"};
(vErrors ??= []).push(err4);
errors++;
}
for(const key0 in data){
if(!(((((key0 === "lead") || (key0 === "filled")) || (key0 === "found")) || (key0 === "lookedIn")) || (key0 === "reason"))){
const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.lead !== undefined){
if(!(validate105(data.lead, {instancePath:instancePath+"/lead",parentData:data,parentDataProperty:"lead",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate105.errors : vErrors.concat(validate105.errors);
errors = vErrors.length;
}
}
if(data.filled !== undefined){
let data1 = data.filled;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(typeof data1[i0] !== "string"){
const err6 = {instancePath:instancePath+"/filled/" + i0,schemaPath:"#/properties/filled/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err6);
errors++;
}
}
}
else {
const err7 = {instancePath:instancePath+"/filled",schemaPath:"#/properties/filled/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err7);
errors++;
}
}
if(data.found !== undefined){
if(typeof data.found !== "boolean"){
const err8 = {instancePath:instancePath+"/found",schemaPath:"#/properties/found/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
(vErrors ??= []).push(err8);
errors++;
}
}
if(data.lookedIn !== undefined){
let data4 = data.lookedIn;
if(Array.isArray(data4)){
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
if(!(validate163(data4[i1], {instancePath:instancePath+"/lookedIn/" + i1,parentData:data4,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate163.errors : vErrors.concat(validate163.errors);
errors = vErrors.length;
}
}
}
else {
const err9 = {instancePath:instancePath+"/lookedIn",schemaPath:"#/properties/lookedIn/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err9);
errors++;
}
}
if(data.reason !== undefined){
let data6 = data.reason;
if((typeof data6 !== "string") && (data6 !== null)){
const err10 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: schema65.properties.reason.type},message:"must be string,null"};
(vErrors ??= []).push(err10);
errors++;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err11);
errors++;
}
validate161.errors = vErrors;
return errors === 0;
}
validate161.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema67 = {"$id":"LeadsEnrichBatchArguments","type":"object","required":[],"properties":{"language":{"type":"string","enum":["en","fi","sv","de"]},"leadIds":{"type":"array","items":{"$ref":"LeadId"},"maxItems":200,"minItems":1},"projectId":{"$ref":"ProjectId"},"roles":{"type":"array","items":{"type":"string","maxLength":200,"minLength":1},"maxItems":20}},"additionalProperties":false};

function validate165(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="LeadsEnrichBatchArguments" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate165.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((((key0 === "language") || (key0 === "leadIds")) || (key0 === "projectId")) || (key0 === "roles"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err0);
errors++;
}
}
if(data.language !== undefined){
let data0 = data.language;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/language",schemaPath:"#/properties/language/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err1);
errors++;
}
if(!((((data0 === "en") || (data0 === "fi")) || (data0 === "sv")) || (data0 === "de"))){
const err2 = {instancePath:instancePath+"/language",schemaPath:"#/properties/language/enum",keyword:"enum",params:{allowedValues: schema67.properties.language.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.leadIds !== undefined){
let data1 = data.leadIds;
if(Array.isArray(data1)){
if(data1.length > 200){
const err3 = {instancePath:instancePath+"/leadIds",schemaPath:"#/properties/leadIds/maxItems",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items"};
(vErrors ??= []).push(err3);
errors++;
}
if(data1.length < 1){
const err4 = {instancePath:instancePath+"/leadIds",schemaPath:"#/properties/leadIds/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
(vErrors ??= []).push(err4);
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validate106(data1[i0], {instancePath:instancePath+"/leadIds/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate106.errors : vErrors.concat(validate106.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath:instancePath+"/leadIds",schemaPath:"#/properties/leadIds/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.projectId !== undefined){
if(!(validate55(data.projectId, {instancePath:instancePath+"/projectId",parentData:data,parentDataProperty:"projectId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
}
}
if(data.roles !== undefined){
let data4 = data.roles;
if(Array.isArray(data4)){
if(data4.length > 20){
const err6 = {instancePath:instancePath+"/roles",schemaPath:"#/properties/roles/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"};
(vErrors ??= []).push(err6);
errors++;
}
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
let data5 = data4[i1];
if(typeof data5 === "string"){
if(func1(data5) > 200){
const err7 = {instancePath:instancePath+"/roles/" + i1,schemaPath:"#/properties/roles/items/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
(vErrors ??= []).push(err7);
errors++;
}
if(func1(data5) < 1){
const err8 = {instancePath:instancePath+"/roles/" + i1,schemaPath:"#/properties/roles/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err8);
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/roles/" + i1,schemaPath:"#/properties/roles/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err9);
errors++;
}
}
}
else {
const err10 = {instancePath:instancePath+"/roles",schemaPath:"#/properties/roles/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err10);
errors++;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err11);
errors++;
}
validate165.errors = vErrors;
return errors === 0;
}
validate165.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema69 = {"$id":"EnrichmentRow","type":"object","required":["leadId","outcome","reason"],"properties":{"leadId":{"$ref":"LeadId"},"outcome":{"type":"string","enum":["queued","refused","not_found"]},"reason":{"type":["string","null"]},"jobId":{"type":"string"}},"additionalProperties":false};

function validate169(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="EnrichmentRow" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate169.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.leadId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "leadId"},message:"must have required property '"+"leadId"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.outcome === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "outcome"},message:"must have required property '"+"outcome"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
if(data.reason === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'"};
(vErrors ??= []).push(err2);
errors++;
}
for(const key0 in data){
if(!((((key0 === "leadId") || (key0 === "outcome")) || (key0 === "reason")) || (key0 === "jobId"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.leadId !== undefined){
if(!(validate106(data.leadId, {instancePath:instancePath+"/leadId",parentData:data,parentDataProperty:"leadId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate106.errors : vErrors.concat(validate106.errors);
errors = vErrors.length;
}
}
if(data.outcome !== undefined){
let data1 = data.outcome;
if(typeof data1 !== "string"){
const err4 = {instancePath:instancePath+"/outcome",schemaPath:"#/properties/outcome/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err4);
errors++;
}
if(!(((data1 === "queued") || (data1 === "refused")) || (data1 === "not_found"))){
const err5 = {instancePath:instancePath+"/outcome",schemaPath:"#/properties/outcome/enum",keyword:"enum",params:{allowedValues: schema69.properties.outcome.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.reason !== undefined){
let data2 = data.reason;
if((typeof data2 !== "string") && (data2 !== null)){
const err6 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: schema69.properties.reason.type},message:"must be string,null"};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.jobId !== undefined){
if(typeof data.jobId !== "string"){
const err7 = {instancePath:instancePath+"/jobId",schemaPath:"#/properties/jobId/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err7);
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err8);
errors++;
}
validate169.errors = vErrors;
return errors === 0;
}
validate169.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate168(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="EnrichmentQueued" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate168.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.queued === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "queued"},message:"must have required property '"+"queued"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.items === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "items"},message:"must have required property '"+"items"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
if(data.credits === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "credits"},message:"must have required property '"+"credits"+"'"};
(vErrors ??= []).push(err2);
errors++;
}
if(data.dryRun === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "dryRun"},message:"must have required property '"+"dryRun"+"'"};
(vErrors ??= []).push(err3);
errors++;
}
for(const key0 in data){
if(!((((key0 === "queued") || (key0 === "items")) || (key0 === "credits")) || (key0 === "dryRun"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.queued !== undefined){
let data0 = data.queued;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err5 = {instancePath:instancePath+"/queued",schemaPath:"#/properties/queued/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.items !== undefined){
let data1 = data.items;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validate169(data1[i0], {instancePath:instancePath+"/items/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate169.errors : vErrors.concat(validate169.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.credits !== undefined){
let data3 = data.credits;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.reserved === undefined){
const err7 = {instancePath:instancePath+"/credits",schemaPath:"#/properties/credits/required",keyword:"required",params:{missingProperty: "reserved"},message:"must have required property '"+"reserved"+"'"};
(vErrors ??= []).push(err7);
errors++;
}
for(const key1 in data3){
if(!(key1 === "reserved")){
const err8 = {instancePath:instancePath+"/credits",schemaPath:"#/properties/credits/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
(vErrors ??= []).push(err8);
errors++;
}
}
if(data3.reserved !== undefined){
let data4 = data3.reserved;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err9 = {instancePath:instancePath+"/credits/reserved",schemaPath:"#/properties/credits/properties/reserved/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err9);
errors++;
}
}
}
else {
const err10 = {instancePath:instancePath+"/credits",schemaPath:"#/properties/credits/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err10);
errors++;
}
}
if(data.dryRun !== undefined){
if(typeof data.dryRun !== "boolean"){
const err11 = {instancePath:instancePath+"/dryRun",schemaPath:"#/properties/dryRun/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
(vErrors ??= []).push(err11);
errors++;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err12);
errors++;
}
validate168.errors = vErrors;
return errors === 0;
}
validate168.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate172(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="LeadsAddAliasArguments" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate172.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.leadId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "leadId"},message:"must have required property '"+"leadId"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.email === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "email"},message:"must have required property '"+"email"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
for(const key0 in data){
if(!((key0 === "leadId") || (key0 === "email"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.leadId !== undefined){
if(!(validate106(data.leadId, {instancePath:instancePath+"/leadId",parentData:data,parentDataProperty:"leadId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate106.errors : vErrors.concat(validate106.errors);
errors = vErrors.length;
}
}
if(data.email !== undefined){
let data1 = data.email;
if(typeof data1 === "string"){
if(func1(data1) > 320){
const err3 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/maxLength",keyword:"maxLength",params:{limit: 320},message:"must NOT have more than 320 characters"};
(vErrors ??= []).push(err3);
errors++;
}
if(func1(data1) < 1){
const err4 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err4);
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err5);
errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err6);
errors++;
}
validate172.errors = vErrors;
return errors === 0;
}
validate172.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate174(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="LeadsAddTagArguments" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate174.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.leadId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "leadId"},message:"must have required property '"+"leadId"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.tags === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tags"},message:"must have required property '"+"tags"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
for(const key0 in data){
if(!((key0 === "leadId") || (key0 === "tags"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.leadId !== undefined){
if(!(validate106(data.leadId, {instancePath:instancePath+"/leadId",parentData:data,parentDataProperty:"leadId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate106.errors : vErrors.concat(validate106.errors);
errors = vErrors.length;
}
}
if(data.tags !== undefined){
let data1 = data.tags;
if(Array.isArray(data1)){
if(data1.length > 100){
const err3 = {instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
(vErrors ??= []).push(err3);
errors++;
}
if(data1.length < 1){
const err4 = {instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
(vErrors ??= []).push(err4);
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(typeof data2 === "string"){
if(func1(data2) > 100){
const err5 = {instancePath:instancePath+"/tags/" + i0,schemaPath:"#/properties/tags/items/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
(vErrors ??= []).push(err5);
errors++;
}
if(func1(data2) < 1){
const err6 = {instancePath:instancePath+"/tags/" + i0,schemaPath:"#/properties/tags/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err6);
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/tags/" + i0,schemaPath:"#/properties/tags/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err7);
errors++;
}
}
}
else {
const err8 = {instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err8);
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err9);
errors++;
}
validate174.errors = vErrors;
return errors === 0;
}
validate174.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate176(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="LeadsMergeArguments" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate176.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.primaryId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "primaryId"},message:"must have required property '"+"primaryId"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.duplicateId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "duplicateId"},message:"must have required property '"+"duplicateId"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
for(const key0 in data){
if(!((key0 === "primaryId") || (key0 === "duplicateId"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.primaryId !== undefined){
if(!(validate106(data.primaryId, {instancePath:instancePath+"/primaryId",parentData:data,parentDataProperty:"primaryId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate106.errors : vErrors.concat(validate106.errors);
errors = vErrors.length;
}
}
if(data.duplicateId !== undefined){
if(!(validate106(data.duplicateId, {instancePath:instancePath+"/duplicateId",parentData:data,parentDataProperty:"duplicateId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate106.errors : vErrors.concat(validate106.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err3);
errors++;
}
validate176.errors = vErrors;
return errors === 0;
}
validate176.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate179(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="LeadMerged" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate179.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.lead === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "lead"},message:"must have required property '"+"lead"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.mergedId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "mergedId"},message:"must have required property '"+"mergedId"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
if(data.addresses === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "addresses"},message:"must have required property '"+"addresses"+"'"};
(vErrors ??= []).push(err2);
errors++;
}
if(data.messages === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "messages"},message:"must have required property '"+"messages"+"'"};
(vErrors ??= []).push(err3);
errors++;
}
if(data.runLeads === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "runLeads"},message:"must have required property '"+"runLeads"+"'"};
(vErrors ??= []).push(err4);
errors++;
}
if(data.campaigns === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "campaigns"},message:"must have required property '"+"campaigns"+"'"};
(vErrors ??= []).push(err5);
errors++;
}
if(data.unapproved === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "unapproved"},message:"must have required property '"+"unapproved"+"'"};
(vErrors ??= []).push(err6);
errors++;
}
if(data.dryRun === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "dryRun"},message:"must have required property '"+"dryRun"+"'"};
(vErrors ??= []).push(err7);
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "lead") || (key0 === "mergedId")) || (key0 === "addresses")) || (key0 === "messages")) || (key0 === "runLeads")) || (key0 === "campaigns")) || (key0 === "unapproved")) || (key0 === "dryRun"))){
const err8 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err8);
errors++;
}
}
if(data.lead !== undefined){
if(!(validate105(data.lead, {instancePath:instancePath+"/lead",parentData:data,parentDataProperty:"lead",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate105.errors : vErrors.concat(validate105.errors);
errors = vErrors.length;
}
}
if(data.mergedId !== undefined){
if(!(validate106(data.mergedId, {instancePath:instancePath+"/mergedId",parentData:data,parentDataProperty:"mergedId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate106.errors : vErrors.concat(validate106.errors);
errors = vErrors.length;
}
}
if(data.addresses !== undefined){
let data2 = data.addresses;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(typeof data2[i0] !== "string"){
const err9 = {instancePath:instancePath+"/addresses/" + i0,schemaPath:"#/properties/addresses/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err9);
errors++;
}
}
}
else {
const err10 = {instancePath:instancePath+"/addresses",schemaPath:"#/properties/addresses/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err10);
errors++;
}
}
if(data.messages !== undefined){
let data4 = data.messages;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err11 = {instancePath:instancePath+"/messages",schemaPath:"#/properties/messages/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err11);
errors++;
}
}
if(data.runLeads !== undefined){
let data5 = data.runLeads;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err12 = {instancePath:instancePath+"/runLeads",schemaPath:"#/properties/runLeads/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err12);
errors++;
}
}
if(data.campaigns !== undefined){
let data6 = data.campaigns;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err13 = {instancePath:instancePath+"/campaigns",schemaPath:"#/properties/campaigns/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err13);
errors++;
}
}
if(data.unapproved !== undefined){
let data7 = data.unapproved;
if(Array.isArray(data7)){
const len1 = data7.length;
for(let i1=0; i1<len1; i1++){
if(typeof data7[i1] !== "string"){
const err14 = {instancePath:instancePath+"/unapproved/" + i1,schemaPath:"#/properties/unapproved/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err14);
errors++;
}
}
}
else {
const err15 = {instancePath:instancePath+"/unapproved",schemaPath:"#/properties/unapproved/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err15);
errors++;
}
}
if(data.dryRun !== undefined){
if(typeof data.dryRun !== "boolean"){
const err16 = {instancePath:instancePath+"/dryRun",schemaPath:"#/properties/dryRun/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
(vErrors ??= []).push(err16);
errors++;
}
}
}
else {
const err17 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err17);
errors++;
}
validate179.errors = vErrors;
return errors === 0;
}
validate179.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate182(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="LeadsDeleteArguments" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate182.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.leadId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "leadId"},message:"must have required property '"+"leadId"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
for(const key0 in data){
if(!(key0 === "leadId")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.leadId !== undefined){
if(!(validate106(data.leadId, {instancePath:instancePath+"/leadId",parentData:data,parentDataProperty:"leadId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate106.errors : vErrors.concat(validate106.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err2);
errors++;
}
validate182.errors = vErrors;
return errors === 0;
}
validate182.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate184(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="LeadDeleted" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate184.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.leadId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "leadId"},message:"must have required property '"+"leadId"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.deleted === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "deleted"},message:"must have required property '"+"deleted"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
if(data.messages === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "messages"},message:"must have required property '"+"messages"+"'"};
(vErrors ??= []).push(err2);
errors++;
}
if(data.runLeads === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "runLeads"},message:"must have required property '"+"runLeads"+"'"};
(vErrors ??= []).push(err3);
errors++;
}
if(data.dryRun === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "dryRun"},message:"must have required property '"+"dryRun"+"'"};
(vErrors ??= []).push(err4);
errors++;
}
for(const key0 in data){
if(!(((((key0 === "leadId") || (key0 === "deleted")) || (key0 === "messages")) || (key0 === "runLeads")) || (key0 === "dryRun"))){
const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.leadId !== undefined){
if(!(validate106(data.leadId, {instancePath:instancePath+"/leadId",parentData:data,parentDataProperty:"leadId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate106.errors : vErrors.concat(validate106.errors);
errors = vErrors.length;
}
}
if(data.deleted !== undefined){
let data1 = data.deleted;
if(typeof data1 !== "boolean"){
const err6 = {instancePath:instancePath+"/deleted",schemaPath:"#/properties/deleted/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
(vErrors ??= []).push(err6);
errors++;
}
if(true !== data1){
const err7 = {instancePath:instancePath+"/deleted",schemaPath:"#/properties/deleted/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"};
(vErrors ??= []).push(err7);
errors++;
}
}
if(data.messages !== undefined){
let data2 = data.messages;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err8 = {instancePath:instancePath+"/messages",schemaPath:"#/properties/messages/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err8);
errors++;
}
}
if(data.runLeads !== undefined){
let data3 = data.runLeads;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err9 = {instancePath:instancePath+"/runLeads",schemaPath:"#/properties/runLeads/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err9);
errors++;
}
}
if(data.dryRun !== undefined){
if(typeof data.dryRun !== "boolean"){
const err10 = {instancePath:instancePath+"/dryRun",schemaPath:"#/properties/dryRun/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
(vErrors ??= []).push(err10);
errors++;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err11);
errors++;
}
validate184.errors = vErrors;
return errors === 0;
}
validate184.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate186(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="LeadsDeleteBatchArguments" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate186.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.leadIds === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "leadIds"},message:"must have required property '"+"leadIds"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
for(const key0 in data){
if(!(key0 === "leadIds")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.leadIds !== undefined){
let data0 = data.leadIds;
if(Array.isArray(data0)){
if(data0.length > 200){
const err2 = {instancePath:instancePath+"/leadIds",schemaPath:"#/properties/leadIds/maxItems",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items"};
(vErrors ??= []).push(err2);
errors++;
}
if(data0.length < 1){
const err3 = {instancePath:instancePath+"/leadIds",schemaPath:"#/properties/leadIds/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
(vErrors ??= []).push(err3);
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate106(data0[i0], {instancePath:instancePath+"/leadIds/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate106.errors : vErrors.concat(validate106.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath:instancePath+"/leadIds",schemaPath:"#/properties/leadIds/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err4);
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err5);
errors++;
}
validate186.errors = vErrors;
return errors === 0;
}
validate186.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema78 = {"$id":"DeletedRow","type":"object","required":["leadId","outcome"],"properties":{"leadId":{"$ref":"LeadId"},"outcome":{"type":"string","enum":["deleted","not_found"]}},"additionalProperties":false};

function validate189(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="DeletedRow" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate189.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.leadId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "leadId"},message:"must have required property '"+"leadId"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.outcome === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "outcome"},message:"must have required property '"+"outcome"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
for(const key0 in data){
if(!((key0 === "leadId") || (key0 === "outcome"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.leadId !== undefined){
if(!(validate106(data.leadId, {instancePath:instancePath+"/leadId",parentData:data,parentDataProperty:"leadId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate106.errors : vErrors.concat(validate106.errors);
errors = vErrors.length;
}
}
if(data.outcome !== undefined){
let data1 = data.outcome;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/outcome",schemaPath:"#/properties/outcome/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err3);
errors++;
}
if(!((data1 === "deleted") || (data1 === "not_found"))){
const err4 = {instancePath:instancePath+"/outcome",schemaPath:"#/properties/outcome/enum",keyword:"enum",params:{allowedValues: schema78.properties.outcome.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err4);
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err5);
errors++;
}
validate189.errors = vErrors;
return errors === 0;
}
validate189.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate188(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="LeadsDeleted" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate188.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.items === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "items"},message:"must have required property '"+"items"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.deleted === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "deleted"},message:"must have required property '"+"deleted"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
if(data.notFound === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "notFound"},message:"must have required property '"+"notFound"+"'"};
(vErrors ??= []).push(err2);
errors++;
}
if(data.messages === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "messages"},message:"must have required property '"+"messages"+"'"};
(vErrors ??= []).push(err3);
errors++;
}
if(data.runLeads === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "runLeads"},message:"must have required property '"+"runLeads"+"'"};
(vErrors ??= []).push(err4);
errors++;
}
if(data.dryRun === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "dryRun"},message:"must have required property '"+"dryRun"+"'"};
(vErrors ??= []).push(err5);
errors++;
}
for(const key0 in data){
if(!((((((key0 === "items") || (key0 === "deleted")) || (key0 === "notFound")) || (key0 === "messages")) || (key0 === "runLeads")) || (key0 === "dryRun"))){
const err6 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.items !== undefined){
let data0 = data.items;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate189(data0[i0], {instancePath:instancePath+"/items/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate189.errors : vErrors.concat(validate189.errors);
errors = vErrors.length;
}
}
}
else {
const err7 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err7);
errors++;
}
}
if(data.deleted !== undefined){
let data2 = data.deleted;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err8 = {instancePath:instancePath+"/deleted",schemaPath:"#/properties/deleted/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err8);
errors++;
}
}
if(data.notFound !== undefined){
let data3 = data.notFound;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err9 = {instancePath:instancePath+"/notFound",schemaPath:"#/properties/notFound/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err9);
errors++;
}
}
if(data.messages !== undefined){
let data4 = data.messages;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err10 = {instancePath:instancePath+"/messages",schemaPath:"#/properties/messages/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err10);
errors++;
}
}
if(data.runLeads !== undefined){
let data5 = data.runLeads;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err11 = {instancePath:instancePath+"/runLeads",schemaPath:"#/properties/runLeads/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err11);
errors++;
}
}
if(data.dryRun !== undefined){
if(typeof data.dryRun !== "boolean"){
const err12 = {instancePath:instancePath+"/dryRun",schemaPath:"#/properties/dryRun/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
(vErrors ??= []).push(err12);
errors++;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err13);
errors++;
}
validate188.errors = vErrors;
return errors === 0;
}
validate188.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate192(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="CampaignsListArguments" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate192.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.limit === undefined){
data.limit = 50;
}
if(data.projectId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "projectId"},message:"must have required property '"+"projectId"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
for(const key0 in data){
if(!(((key0 === "projectId") || (key0 === "cursor")) || (key0 === "limit"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.projectId !== undefined){
if(!(validate55(data.projectId, {instancePath:instancePath+"/projectId",parentData:data,parentDataProperty:"projectId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
}
}
if(data.cursor !== undefined){
let data1 = data.cursor;
if(typeof data1 === "string"){
if(func1(data1) > 2000){
const err2 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
(vErrors ??= []).push(err2);
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err3);
errors++;
}
}
let data2 = data.limit;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err4 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err4);
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 200 || isNaN(data2)){
const err5 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 200},message:"must be <= 200"};
(vErrors ??= []).push(err5);
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err6 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
(vErrors ??= []).push(err6);
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err7);
errors++;
}
validate192.errors = vErrors;
return errors === 0;
}
validate192.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema80 = {"$id":"CampaignList","type":"object","required":["items","nextCursor"],"properties":{"items":{"type":"array","items":{"$ref":"Campaign"}},"nextCursor":{"type":["string","null"]}},"additionalProperties":false};
const schema81 = {"$id":"Campaign","type":"object","required":["id","projectId","name","status","goal","brief","ghostwriterHints","outreachAngle","channels","settings","leadCount","hasStructure","createdAt","updatedAt"],"properties":{"id":{"$ref":"CampaignId"},"projectId":{"$ref":"ProjectId"},"name":{"type":"string"},"status":{"type":"string","enum":["draft","active","paused","completed","archived"]},"goal":{"type":["string","null"]},"brief":{"type":["string","null"]},"ghostwriterHints":{"type":["string","null"]},"outreachAngle":{"type":["string","null"]},"channels":{"type":"array","items":{"type":"string"}},"settings":{"$ref":"CampaignSettings"},"leadCount":{"type":"integer"},"hasStructure":{"type":"boolean"},"createdAt":{"type":"integer"},"updatedAt":{"type":"integer"}},"additionalProperties":false};
const schema82 = {"$id":"CampaignSettings","type":"object","required":["targetRole","targetIndustry","targetCompanySize","locations","leadCount","startAt","scheduledStartDate"],"properties":{"targetRole":{"type":["string","null"]},"targetIndustry":{"type":["string","null"]},"targetCompanySize":{"type":["string","null"]},"locations":{"type":"array","items":{"type":"string"}},"leadCount":{"type":["integer","null"]},"startAt":{"type":["integer","null"]},"scheduledStartDate":{"type":["integer","null"]}},"additionalProperties":false};

function validate198(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="CampaignSettings" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate198.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.targetRole === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "targetRole"},message:"must have required property '"+"targetRole"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.targetIndustry === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "targetIndustry"},message:"must have required property '"+"targetIndustry"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
if(data.targetCompanySize === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "targetCompanySize"},message:"must have required property '"+"targetCompanySize"+"'"};
(vErrors ??= []).push(err2);
errors++;
}
if(data.locations === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "locations"},message:"must have required property '"+"locations"+"'"};
(vErrors ??= []).push(err3);
errors++;
}
if(data.leadCount === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "leadCount"},message:"must have required property '"+"leadCount"+"'"};
(vErrors ??= []).push(err4);
errors++;
}
if(data.startAt === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "startAt"},message:"must have required property '"+"startAt"+"'"};
(vErrors ??= []).push(err5);
errors++;
}
if(data.scheduledStartDate === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "scheduledStartDate"},message:"must have required property '"+"scheduledStartDate"+"'"};
(vErrors ??= []).push(err6);
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "targetRole") || (key0 === "targetIndustry")) || (key0 === "targetCompanySize")) || (key0 === "locations")) || (key0 === "leadCount")) || (key0 === "startAt")) || (key0 === "scheduledStartDate"))){
const err7 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err7);
errors++;
}
}
if(data.targetRole !== undefined){
let data0 = data.targetRole;
if((typeof data0 !== "string") && (data0 !== null)){
const err8 = {instancePath:instancePath+"/targetRole",schemaPath:"#/properties/targetRole/type",keyword:"type",params:{type: schema82.properties.targetRole.type},message:"must be string,null"};
(vErrors ??= []).push(err8);
errors++;
}
}
if(data.targetIndustry !== undefined){
let data1 = data.targetIndustry;
if((typeof data1 !== "string") && (data1 !== null)){
const err9 = {instancePath:instancePath+"/targetIndustry",schemaPath:"#/properties/targetIndustry/type",keyword:"type",params:{type: schema82.properties.targetIndustry.type},message:"must be string,null"};
(vErrors ??= []).push(err9);
errors++;
}
}
if(data.targetCompanySize !== undefined){
let data2 = data.targetCompanySize;
if((typeof data2 !== "string") && (data2 !== null)){
const err10 = {instancePath:instancePath+"/targetCompanySize",schemaPath:"#/properties/targetCompanySize/type",keyword:"type",params:{type: schema82.properties.targetCompanySize.type},message:"must be string,null"};
(vErrors ??= []).push(err10);
errors++;
}
}
if(data.locations !== undefined){
let data3 = data.locations;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
if(typeof data3[i0] !== "string"){
const err11 = {instancePath:instancePath+"/locations/" + i0,schemaPath:"#/properties/locations/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err11);
errors++;
}
}
}
else {
const err12 = {instancePath:instancePath+"/locations",schemaPath:"#/properties/locations/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err12);
errors++;
}
}
if(data.leadCount !== undefined){
let data5 = data.leadCount;
if((!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))) && (data5 !== null)){
const err13 = {instancePath:instancePath+"/leadCount",schemaPath:"#/properties/leadCount/type",keyword:"type",params:{type: schema82.properties.leadCount.type},message:"must be integer,null"};
(vErrors ??= []).push(err13);
errors++;
}
}
if(data.startAt !== undefined){
let data6 = data.startAt;
if((!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))) && (data6 !== null)){
const err14 = {instancePath:instancePath+"/startAt",schemaPath:"#/properties/startAt/type",keyword:"type",params:{type: schema82.properties.startAt.type},message:"must be integer,null"};
(vErrors ??= []).push(err14);
errors++;
}
}
if(data.scheduledStartDate !== undefined){
let data7 = data.scheduledStartDate;
if((!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))) && (data7 !== null)){
const err15 = {instancePath:instancePath+"/scheduledStartDate",schemaPath:"#/properties/scheduledStartDate/type",keyword:"type",params:{type: schema82.properties.scheduledStartDate.type},message:"must be integer,null"};
(vErrors ??= []).push(err15);
errors++;
}
}
}
else {
const err16 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err16);
errors++;
}
validate198.errors = vErrors;
return errors === 0;
}
validate198.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate195(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="Campaign" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate195.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.projectId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "projectId"},message:"must have required property '"+"projectId"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
if(data.name === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
(vErrors ??= []).push(err2);
errors++;
}
if(data.status === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
(vErrors ??= []).push(err3);
errors++;
}
if(data.goal === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "goal"},message:"must have required property '"+"goal"+"'"};
(vErrors ??= []).push(err4);
errors++;
}
if(data.brief === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "brief"},message:"must have required property '"+"brief"+"'"};
(vErrors ??= []).push(err5);
errors++;
}
if(data.ghostwriterHints === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ghostwriterHints"},message:"must have required property '"+"ghostwriterHints"+"'"};
(vErrors ??= []).push(err6);
errors++;
}
if(data.outreachAngle === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "outreachAngle"},message:"must have required property '"+"outreachAngle"+"'"};
(vErrors ??= []).push(err7);
errors++;
}
if(data.channels === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "channels"},message:"must have required property '"+"channels"+"'"};
(vErrors ??= []).push(err8);
errors++;
}
if(data.settings === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "settings"},message:"must have required property '"+"settings"+"'"};
(vErrors ??= []).push(err9);
errors++;
}
if(data.leadCount === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "leadCount"},message:"must have required property '"+"leadCount"+"'"};
(vErrors ??= []).push(err10);
errors++;
}
if(data.hasStructure === undefined){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "hasStructure"},message:"must have required property '"+"hasStructure"+"'"};
(vErrors ??= []).push(err11);
errors++;
}
if(data.createdAt === undefined){
const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "createdAt"},message:"must have required property '"+"createdAt"+"'"};
(vErrors ??= []).push(err12);
errors++;
}
if(data.updatedAt === undefined){
const err13 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "updatedAt"},message:"must have required property '"+"updatedAt"+"'"};
(vErrors ??= []).push(err13);
errors++;
}
for(const key0 in data){
if(!(func2.call(schema81.properties, key0))){
const err14 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err14);
errors++;
}
}
if(data.id !== undefined){
if(!(validate102(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate102.errors : vErrors.concat(validate102.errors);
errors = vErrors.length;
}
}
if(data.projectId !== undefined){
if(!(validate55(data.projectId, {instancePath:instancePath+"/projectId",parentData:data,parentDataProperty:"projectId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
const err15 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err15);
errors++;
}
}
if(data.status !== undefined){
let data3 = data.status;
if(typeof data3 !== "string"){
const err16 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err16);
errors++;
}
if(!(((((data3 === "draft") || (data3 === "active")) || (data3 === "paused")) || (data3 === "completed")) || (data3 === "archived"))){
const err17 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema81.properties.status.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err17);
errors++;
}
}
if(data.goal !== undefined){
let data4 = data.goal;
if((typeof data4 !== "string") && (data4 !== null)){
const err18 = {instancePath:instancePath+"/goal",schemaPath:"#/properties/goal/type",keyword:"type",params:{type: schema81.properties.goal.type},message:"must be string,null"};
(vErrors ??= []).push(err18);
errors++;
}
}
if(data.brief !== undefined){
let data5 = data.brief;
if((typeof data5 !== "string") && (data5 !== null)){
const err19 = {instancePath:instancePath+"/brief",schemaPath:"#/properties/brief/type",keyword:"type",params:{type: schema81.properties.brief.type},message:"must be string,null"};
(vErrors ??= []).push(err19);
errors++;
}
}
if(data.ghostwriterHints !== undefined){
let data6 = data.ghostwriterHints;
if((typeof data6 !== "string") && (data6 !== null)){
const err20 = {instancePath:instancePath+"/ghostwriterHints",schemaPath:"#/properties/ghostwriterHints/type",keyword:"type",params:{type: schema81.properties.ghostwriterHints.type},message:"must be string,null"};
(vErrors ??= []).push(err20);
errors++;
}
}
if(data.outreachAngle !== undefined){
let data7 = data.outreachAngle;
if((typeof data7 !== "string") && (data7 !== null)){
const err21 = {instancePath:instancePath+"/outreachAngle",schemaPath:"#/properties/outreachAngle/type",keyword:"type",params:{type: schema81.properties.outreachAngle.type},message:"must be string,null"};
(vErrors ??= []).push(err21);
errors++;
}
}
if(data.channels !== undefined){
let data8 = data.channels;
if(Array.isArray(data8)){
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
if(typeof data8[i0] !== "string"){
const err22 = {instancePath:instancePath+"/channels/" + i0,schemaPath:"#/properties/channels/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err22);
errors++;
}
}
}
else {
const err23 = {instancePath:instancePath+"/channels",schemaPath:"#/properties/channels/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err23);
errors++;
}
}
if(data.settings !== undefined){
if(!(validate198(data.settings, {instancePath:instancePath+"/settings",parentData:data,parentDataProperty:"settings",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate198.errors : vErrors.concat(validate198.errors);
errors = vErrors.length;
}
}
if(data.leadCount !== undefined){
let data11 = data.leadCount;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err24 = {instancePath:instancePath+"/leadCount",schemaPath:"#/properties/leadCount/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err24);
errors++;
}
}
if(data.hasStructure !== undefined){
if(typeof data.hasStructure !== "boolean"){
const err25 = {instancePath:instancePath+"/hasStructure",schemaPath:"#/properties/hasStructure/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
(vErrors ??= []).push(err25);
errors++;
}
}
if(data.createdAt !== undefined){
let data13 = data.createdAt;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
const err26 = {instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err26);
errors++;
}
}
if(data.updatedAt !== undefined){
let data14 = data.updatedAt;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
const err27 = {instancePath:instancePath+"/updatedAt",schemaPath:"#/properties/updatedAt/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err27);
errors++;
}
}
}
else {
const err28 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err28);
errors++;
}
validate195.errors = vErrors;
return errors === 0;
}
validate195.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate194(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="CampaignList" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate194.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.items === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "items"},message:"must have required property '"+"items"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.nextCursor === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "nextCursor"},message:"must have required property '"+"nextCursor"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
for(const key0 in data){
if(!((key0 === "items") || (key0 === "nextCursor"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.items !== undefined){
let data0 = data.items;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate195(data0[i0], {instancePath:instancePath+"/items/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate195.errors : vErrors.concat(validate195.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.nextCursor !== undefined){
let data2 = data.nextCursor;
if((typeof data2 !== "string") && (data2 !== null)){
const err4 = {instancePath:instancePath+"/nextCursor",schemaPath:"#/properties/nextCursor/type",keyword:"type",params:{type: schema80.properties.nextCursor.type},message:"must be string,null"};
(vErrors ??= []).push(err4);
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err5);
errors++;
}
validate194.errors = vErrors;
return errors === 0;
}
validate194.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate201(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="CampaignsGetArguments" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate201.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.campaignId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "campaignId"},message:"must have required property '"+"campaignId"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
for(const key0 in data){
if(!(key0 === "campaignId")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.campaignId !== undefined){
if(!(validate102(data.campaignId, {instancePath:instancePath+"/campaignId",parentData:data,parentDataProperty:"campaignId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate102.errors : vErrors.concat(validate102.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err2);
errors++;
}
validate201.errors = vErrors;
return errors === 0;
}
validate201.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema84 = {"$id":"CampaignDetail","type":"object","required":["id","projectId","name","status","goal","brief","ghostwriterHints","outreachAngle","channels","settings","leadCount","hasStructure","createdAt","updatedAt","leads","rules"],"properties":{"id":{"$ref":"CampaignId"},"projectId":{"$ref":"ProjectId"},"name":{"type":"string"},"status":{"type":"string","enum":["draft","active","paused","completed","archived"]},"goal":{"type":["string","null"]},"brief":{"type":["string","null"]},"ghostwriterHints":{"type":["string","null"]},"outreachAngle":{"type":["string","null"]},"channels":{"type":"array","items":{"type":"string"}},"settings":{"$ref":"CampaignSettings"},"leadCount":{"type":"integer"},"hasStructure":{"type":"boolean"},"createdAt":{"type":"integer"},"updatedAt":{"type":"integer"},"leads":{"type":"array","items":{"type":"object","required":["leadId","company","firstName","lastName","email","addedAt"],"properties":{"leadId":{"$ref":"LeadId"},"company":{"type":["string","null"]},"firstName":{"type":["string","null"]},"lastName":{"type":["string","null"]},"email":{"type":["string","null"]},"addedAt":{"type":"integer"}},"additionalProperties":false}},"rules":{"type":"array","items":{"$ref":"CampaignRule"}}},"additionalProperties":false};
const pattern11 = new RegExp("^rule_[0-9a-hjkmnp-tv-z]{26}$", "u");

function validate209(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="RuleId" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate209.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(!pattern11.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^rule_[0-9a-hjkmnp-tv-z]{26}$"},message:"must match pattern \""+"^rule_[0-9a-hjkmnp-tv-z]{26}$"+"\""};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err1);
errors++;
}
validate209.errors = vErrors;
return errors === 0;
}
validate209.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate212(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="RuleCondition" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate212.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.tag === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tag"},message:"must have required property '"+"tag"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
for(const key0 in data){
if(!(key0 === "tag")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.tag !== undefined){
if(typeof data.tag !== "string"){
const err2 = {instancePath:instancePath+"/tag",schemaPath:"#/properties/tag/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err2);
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err3);
errors++;
}
validate212.errors = vErrors;
return errors === 0;
}
validate212.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate208(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="CampaignRule" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate208.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.campaignId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "campaignId"},message:"must have required property '"+"campaignId"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
if(data.condition === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "condition"},message:"must have required property '"+"condition"+"'"};
(vErrors ??= []).push(err2);
errors++;
}
if(data.createdAt === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "createdAt"},message:"must have required property '"+"createdAt"+"'"};
(vErrors ??= []).push(err3);
errors++;
}
for(const key0 in data){
if(!((((key0 === "id") || (key0 === "campaignId")) || (key0 === "condition")) || (key0 === "createdAt"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.id !== undefined){
if(!(validate209(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate209.errors : vErrors.concat(validate209.errors);
errors = vErrors.length;
}
}
if(data.campaignId !== undefined){
if(!(validate102(data.campaignId, {instancePath:instancePath+"/campaignId",parentData:data,parentDataProperty:"campaignId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate102.errors : vErrors.concat(validate102.errors);
errors = vErrors.length;
}
}
if(data.condition !== undefined){
if(!(validate212(data.condition, {instancePath:instancePath+"/condition",parentData:data,parentDataProperty:"condition",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate212.errors : vErrors.concat(validate212.errors);
errors = vErrors.length;
}
}
if(data.createdAt !== undefined){
let data3 = data.createdAt;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err5 = {instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err5);
errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err6);
errors++;
}
validate208.errors = vErrors;
return errors === 0;
}
validate208.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate203(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="CampaignDetail" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate203.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.projectId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "projectId"},message:"must have required property '"+"projectId"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
if(data.name === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
(vErrors ??= []).push(err2);
errors++;
}
if(data.status === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
(vErrors ??= []).push(err3);
errors++;
}
if(data.goal === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "goal"},message:"must have required property '"+"goal"+"'"};
(vErrors ??= []).push(err4);
errors++;
}
if(data.brief === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "brief"},message:"must have required property '"+"brief"+"'"};
(vErrors ??= []).push(err5);
errors++;
}
if(data.ghostwriterHints === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ghostwriterHints"},message:"must have required property '"+"ghostwriterHints"+"'"};
(vErrors ??= []).push(err6);
errors++;
}
if(data.outreachAngle === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "outreachAngle"},message:"must have required property '"+"outreachAngle"+"'"};
(vErrors ??= []).push(err7);
errors++;
}
if(data.channels === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "channels"},message:"must have required property '"+"channels"+"'"};
(vErrors ??= []).push(err8);
errors++;
}
if(data.settings === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "settings"},message:"must have required property '"+"settings"+"'"};
(vErrors ??= []).push(err9);
errors++;
}
if(data.leadCount === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "leadCount"},message:"must have required property '"+"leadCount"+"'"};
(vErrors ??= []).push(err10);
errors++;
}
if(data.hasStructure === undefined){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "hasStructure"},message:"must have required property '"+"hasStructure"+"'"};
(vErrors ??= []).push(err11);
errors++;
}
if(data.createdAt === undefined){
const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "createdAt"},message:"must have required property '"+"createdAt"+"'"};
(vErrors ??= []).push(err12);
errors++;
}
if(data.updatedAt === undefined){
const err13 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "updatedAt"},message:"must have required property '"+"updatedAt"+"'"};
(vErrors ??= []).push(err13);
errors++;
}
if(data.leads === undefined){
const err14 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "leads"},message:"must have required property '"+"leads"+"'"};
(vErrors ??= []).push(err14);
errors++;
}
if(data.rules === undefined){
const err15 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rules"},message:"must have required property '"+"rules"+"'"};
(vErrors ??= []).push(err15);
errors++;
}
for(const key0 in data){
if(!(func2.call(schema84.properties, key0))){
const err16 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err16);
errors++;
}
}
if(data.id !== undefined){
if(!(validate102(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate102.errors : vErrors.concat(validate102.errors);
errors = vErrors.length;
}
}
if(data.projectId !== undefined){
if(!(validate55(data.projectId, {instancePath:instancePath+"/projectId",parentData:data,parentDataProperty:"projectId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
const err17 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err17);
errors++;
}
}
if(data.status !== undefined){
let data3 = data.status;
if(typeof data3 !== "string"){
const err18 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err18);
errors++;
}
if(!(((((data3 === "draft") || (data3 === "active")) || (data3 === "paused")) || (data3 === "completed")) || (data3 === "archived"))){
const err19 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema84.properties.status.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err19);
errors++;
}
}
if(data.goal !== undefined){
let data4 = data.goal;
if((typeof data4 !== "string") && (data4 !== null)){
const err20 = {instancePath:instancePath+"/goal",schemaPath:"#/properties/goal/type",keyword:"type",params:{type: schema84.properties.goal.type},message:"must be string,null"};
(vErrors ??= []).push(err20);
errors++;
}
}
if(data.brief !== undefined){
let data5 = data.brief;
if((typeof data5 !== "string") && (data5 !== null)){
const err21 = {instancePath:instancePath+"/brief",schemaPath:"#/properties/brief/type",keyword:"type",params:{type: schema84.properties.brief.type},message:"must be string,null"};
(vErrors ??= []).push(err21);
errors++;
}
}
if(data.ghostwriterHints !== undefined){
let data6 = data.ghostwriterHints;
if((typeof data6 !== "string") && (data6 !== null)){
const err22 = {instancePath:instancePath+"/ghostwriterHints",schemaPath:"#/properties/ghostwriterHints/type",keyword:"type",params:{type: schema84.properties.ghostwriterHints.type},message:"must be string,null"};
(vErrors ??= []).push(err22);
errors++;
}
}
if(data.outreachAngle !== undefined){
let data7 = data.outreachAngle;
if((typeof data7 !== "string") && (data7 !== null)){
const err23 = {instancePath:instancePath+"/outreachAngle",schemaPath:"#/properties/outreachAngle/type",keyword:"type",params:{type: schema84.properties.outreachAngle.type},message:"must be string,null"};
(vErrors ??= []).push(err23);
errors++;
}
}
if(data.channels !== undefined){
let data8 = data.channels;
if(Array.isArray(data8)){
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
if(typeof data8[i0] !== "string"){
const err24 = {instancePath:instancePath+"/channels/" + i0,schemaPath:"#/properties/channels/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err24);
errors++;
}
}
}
else {
const err25 = {instancePath:instancePath+"/channels",schemaPath:"#/properties/channels/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err25);
errors++;
}
}
if(data.settings !== undefined){
if(!(validate198(data.settings, {instancePath:instancePath+"/settings",parentData:data,parentDataProperty:"settings",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate198.errors : vErrors.concat(validate198.errors);
errors = vErrors.length;
}
}
if(data.leadCount !== undefined){
let data11 = data.leadCount;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err26 = {instancePath:instancePath+"/leadCount",schemaPath:"#/properties/leadCount/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err26);
errors++;
}
}
if(data.hasStructure !== undefined){
if(typeof data.hasStructure !== "boolean"){
const err27 = {instancePath:instancePath+"/hasStructure",schemaPath:"#/properties/hasStructure/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
(vErrors ??= []).push(err27);
errors++;
}
}
if(data.createdAt !== undefined){
let data13 = data.createdAt;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
const err28 = {instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err28);
errors++;
}
}
if(data.updatedAt !== undefined){
let data14 = data.updatedAt;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
const err29 = {instancePath:instancePath+"/updatedAt",schemaPath:"#/properties/updatedAt/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err29);
errors++;
}
}
if(data.leads !== undefined){
let data15 = data.leads;
if(Array.isArray(data15)){
const len1 = data15.length;
for(let i1=0; i1<len1; i1++){
let data16 = data15[i1];
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
if(data16.leadId === undefined){
const err30 = {instancePath:instancePath+"/leads/" + i1,schemaPath:"#/properties/leads/items/required",keyword:"required",params:{missingProperty: "leadId"},message:"must have required property '"+"leadId"+"'"};
(vErrors ??= []).push(err30);
errors++;
}
if(data16.company === undefined){
const err31 = {instancePath:instancePath+"/leads/" + i1,schemaPath:"#/properties/leads/items/required",keyword:"required",params:{missingProperty: "company"},message:"must have required property '"+"company"+"'"};
(vErrors ??= []).push(err31);
errors++;
}
if(data16.firstName === undefined){
const err32 = {instancePath:instancePath+"/leads/" + i1,schemaPath:"#/properties/leads/items/required",keyword:"required",params:{missingProperty: "firstName"},message:"must have required property '"+"firstName"+"'"};
(vErrors ??= []).push(err32);
errors++;
}
if(data16.lastName === undefined){
const err33 = {instancePath:instancePath+"/leads/" + i1,schemaPath:"#/properties/leads/items/required",keyword:"required",params:{missingProperty: "lastName"},message:"must have required property '"+"lastName"+"'"};
(vErrors ??= []).push(err33);
errors++;
}
if(data16.email === undefined){
const err34 = {instancePath:instancePath+"/leads/" + i1,schemaPath:"#/properties/leads/items/required",keyword:"required",params:{missingProperty: "email"},message:"must have required property '"+"email"+"'"};
(vErrors ??= []).push(err34);
errors++;
}
if(data16.addedAt === undefined){
const err35 = {instancePath:instancePath+"/leads/" + i1,schemaPath:"#/properties/leads/items/required",keyword:"required",params:{missingProperty: "addedAt"},message:"must have required property '"+"addedAt"+"'"};
(vErrors ??= []).push(err35);
errors++;
}
for(const key1 in data16){
if(!((((((key1 === "leadId") || (key1 === "company")) || (key1 === "firstName")) || (key1 === "lastName")) || (key1 === "email")) || (key1 === "addedAt"))){
const err36 = {instancePath:instancePath+"/leads/" + i1,schemaPath:"#/properties/leads/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
(vErrors ??= []).push(err36);
errors++;
}
}
if(data16.leadId !== undefined){
if(!(validate106(data16.leadId, {instancePath:instancePath+"/leads/" + i1+"/leadId",parentData:data16,parentDataProperty:"leadId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate106.errors : vErrors.concat(validate106.errors);
errors = vErrors.length;
}
}
if(data16.company !== undefined){
let data18 = data16.company;
if((typeof data18 !== "string") && (data18 !== null)){
const err37 = {instancePath:instancePath+"/leads/" + i1+"/company",schemaPath:"#/properties/leads/items/properties/company/type",keyword:"type",params:{type: schema84.properties.leads.items.properties.company.type},message:"must be string,null"};
(vErrors ??= []).push(err37);
errors++;
}
}
if(data16.firstName !== undefined){
let data19 = data16.firstName;
if((typeof data19 !== "string") && (data19 !== null)){
const err38 = {instancePath:instancePath+"/leads/" + i1+"/firstName",schemaPath:"#/properties/leads/items/properties/firstName/type",keyword:"type",params:{type: schema84.properties.leads.items.properties.firstName.type},message:"must be string,null"};
(vErrors ??= []).push(err38);
errors++;
}
}
if(data16.lastName !== undefined){
let data20 = data16.lastName;
if((typeof data20 !== "string") && (data20 !== null)){
const err39 = {instancePath:instancePath+"/leads/" + i1+"/lastName",schemaPath:"#/properties/leads/items/properties/lastName/type",keyword:"type",params:{type: schema84.properties.leads.items.properties.lastName.type},message:"must be string,null"};
(vErrors ??= []).push(err39);
errors++;
}
}
if(data16.email !== undefined){
let data21 = data16.email;
if((typeof data21 !== "string") && (data21 !== null)){
const err40 = {instancePath:instancePath+"/leads/" + i1+"/email",schemaPath:"#/properties/leads/items/properties/email/type",keyword:"type",params:{type: schema84.properties.leads.items.properties.email.type},message:"must be string,null"};
(vErrors ??= []).push(err40);
errors++;
}
}
if(data16.addedAt !== undefined){
let data22 = data16.addedAt;
if(!(((typeof data22 == "number") && (!(data22 % 1) && !isNaN(data22))) && (isFinite(data22)))){
const err41 = {instancePath:instancePath+"/leads/" + i1+"/addedAt",schemaPath:"#/properties/leads/items/properties/addedAt/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err41);
errors++;
}
}
}
else {
const err42 = {instancePath:instancePath+"/leads/" + i1,schemaPath:"#/properties/leads/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err42);
errors++;
}
}
}
else {
const err43 = {instancePath:instancePath+"/leads",schemaPath:"#/properties/leads/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err43);
errors++;
}
}
if(data.rules !== undefined){
let data23 = data.rules;
if(Array.isArray(data23)){
const len2 = data23.length;
for(let i2=0; i2<len2; i2++){
if(!(validate208(data23[i2], {instancePath:instancePath+"/rules/" + i2,parentData:data23,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate208.errors : vErrors.concat(validate208.errors);
errors = vErrors.length;
}
}
}
else {
const err44 = {instancePath:instancePath+"/rules",schemaPath:"#/properties/rules/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err44);
errors++;
}
}
}
else {
const err45 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err45);
errors++;
}
validate203.errors = vErrors;
return errors === 0;
}
validate203.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema88 = {"$id":"CampaignsCreateArguments","type":"object","required":["projectId","name"],"properties":{"projectId":{"$ref":"ProjectId"},"name":{"type":"string","maxLength":200,"minLength":1},"brief":{"type":"string","maxLength":65536},"channels":{"type":"array","items":{"type":"string","enum":["email","linkedin"]},"maxItems":2},"leadCount":{"type":"integer","maximum":100000,"minimum":1},"locations":{"type":"array","items":{"type":"string","maxLength":200},"maxItems":100},"outreachAngle":{"type":"string","maxLength":65536},"scheduledStartDate":{"type":["string","integer"]},"startAt":{"type":["string","integer"]},"targetCompanySize":{"type":"string","maxLength":500},"targetIndustry":{"type":"string","maxLength":500},"targetRole":{"type":"string","maxLength":500}},"additionalProperties":false};

function validate215(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="CampaignsCreateArguments" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate215.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.projectId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "projectId"},message:"must have required property '"+"projectId"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
for(const key0 in data){
if(!(func2.call(schema88.properties, key0))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.projectId !== undefined){
if(!(validate55(data.projectId, {instancePath:instancePath+"/projectId",parentData:data,parentDataProperty:"projectId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
}
}
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 === "string"){
if(func1(data1) > 200){
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
(vErrors ??= []).push(err3);
errors++;
}
if(func1(data1) < 1){
const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err4);
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.brief !== undefined){
let data2 = data.brief;
if(typeof data2 === "string"){
if(func1(data2) > 65536){
const err6 = {instancePath:instancePath+"/brief",schemaPath:"#/properties/brief/maxLength",keyword:"maxLength",params:{limit: 65536},message:"must NOT have more than 65536 characters"};
(vErrors ??= []).push(err6);
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/brief",schemaPath:"#/properties/brief/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err7);
errors++;
}
}
if(data.channels !== undefined){
let data3 = data.channels;
if(Array.isArray(data3)){
if(data3.length > 2){
const err8 = {instancePath:instancePath+"/channels",schemaPath:"#/properties/channels/maxItems",keyword:"maxItems",params:{limit: 2},message:"must NOT have more than 2 items"};
(vErrors ??= []).push(err8);
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(typeof data4 !== "string"){
const err9 = {instancePath:instancePath+"/channels/" + i0,schemaPath:"#/properties/channels/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err9);
errors++;
}
if(!((data4 === "email") || (data4 === "linkedin"))){
const err10 = {instancePath:instancePath+"/channels/" + i0,schemaPath:"#/properties/channels/items/enum",keyword:"enum",params:{allowedValues: schema88.properties.channels.items.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err10);
errors++;
}
}
}
else {
const err11 = {instancePath:instancePath+"/channels",schemaPath:"#/properties/channels/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err11);
errors++;
}
}
if(data.leadCount !== undefined){
let data5 = data.leadCount;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err12 = {instancePath:instancePath+"/leadCount",schemaPath:"#/properties/leadCount/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err12);
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 100000 || isNaN(data5)){
const err13 = {instancePath:instancePath+"/leadCount",schemaPath:"#/properties/leadCount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000},message:"must be <= 100000"};
(vErrors ??= []).push(err13);
errors++;
}
if(data5 < 1 || isNaN(data5)){
const err14 = {instancePath:instancePath+"/leadCount",schemaPath:"#/properties/leadCount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
(vErrors ??= []).push(err14);
errors++;
}
}
}
if(data.locations !== undefined){
let data6 = data.locations;
if(Array.isArray(data6)){
if(data6.length > 100){
const err15 = {instancePath:instancePath+"/locations",schemaPath:"#/properties/locations/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
(vErrors ??= []).push(err15);
errors++;
}
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
let data7 = data6[i1];
if(typeof data7 === "string"){
if(func1(data7) > 200){
const err16 = {instancePath:instancePath+"/locations/" + i1,schemaPath:"#/properties/locations/items/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
(vErrors ??= []).push(err16);
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/locations/" + i1,schemaPath:"#/properties/locations/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err17);
errors++;
}
}
}
else {
const err18 = {instancePath:instancePath+"/locations",schemaPath:"#/properties/locations/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err18);
errors++;
}
}
if(data.outreachAngle !== undefined){
let data8 = data.outreachAngle;
if(typeof data8 === "string"){
if(func1(data8) > 65536){
const err19 = {instancePath:instancePath+"/outreachAngle",schemaPath:"#/properties/outreachAngle/maxLength",keyword:"maxLength",params:{limit: 65536},message:"must NOT have more than 65536 characters"};
(vErrors ??= []).push(err19);
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/outreachAngle",schemaPath:"#/properties/outreachAngle/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err20);
errors++;
}
}
if(data.scheduledStartDate !== undefined){
let data9 = data.scheduledStartDate;
if((typeof data9 !== "string") && (!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9))))){
const err21 = {instancePath:instancePath+"/scheduledStartDate",schemaPath:"#/properties/scheduledStartDate/type",keyword:"type",params:{type: schema88.properties.scheduledStartDate.type},message:"must be string,integer"};
(vErrors ??= []).push(err21);
errors++;
}
}
if(data.startAt !== undefined){
let data10 = data.startAt;
if((typeof data10 !== "string") && (!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10))))){
const err22 = {instancePath:instancePath+"/startAt",schemaPath:"#/properties/startAt/type",keyword:"type",params:{type: schema88.properties.startAt.type},message:"must be string,integer"};
(vErrors ??= []).push(err22);
errors++;
}
}
if(data.targetCompanySize !== undefined){
let data11 = data.targetCompanySize;
if(typeof data11 === "string"){
if(func1(data11) > 500){
const err23 = {instancePath:instancePath+"/targetCompanySize",schemaPath:"#/properties/targetCompanySize/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
(vErrors ??= []).push(err23);
errors++;
}
}
else {
const err24 = {instancePath:instancePath+"/targetCompanySize",schemaPath:"#/properties/targetCompanySize/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err24);
errors++;
}
}
if(data.targetIndustry !== undefined){
let data12 = data.targetIndustry;
if(typeof data12 === "string"){
if(func1(data12) > 500){
const err25 = {instancePath:instancePath+"/targetIndustry",schemaPath:"#/properties/targetIndustry/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
(vErrors ??= []).push(err25);
errors++;
}
}
else {
const err26 = {instancePath:instancePath+"/targetIndustry",schemaPath:"#/properties/targetIndustry/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err26);
errors++;
}
}
if(data.targetRole !== undefined){
let data13 = data.targetRole;
if(typeof data13 === "string"){
if(func1(data13) > 500){
const err27 = {instancePath:instancePath+"/targetRole",schemaPath:"#/properties/targetRole/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
(vErrors ??= []).push(err27);
errors++;
}
}
else {
const err28 = {instancePath:instancePath+"/targetRole",schemaPath:"#/properties/targetRole/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err28);
errors++;
}
}
}
else {
const err29 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err29);
errors++;
}
validate215.errors = vErrors;
return errors === 0;
}
validate215.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema89 = {"$id":"CampaignsUpdateArguments","type":"object","required":["campaignId"],"properties":{"campaignId":{"$ref":"CampaignId"},"brief":{"type":["string","null"],"maxLength":65536},"ghostwriterHints":{"type":["string","null"],"maxLength":65536},"goal":{"type":["string","null"],"maxLength":65536},"name":{"type":"string","maxLength":200,"minLength":1},"outreachAngle":{"type":["string","null"],"maxLength":65536},"scheduledStartDate":{"type":["string","integer","null"]},"status":{"type":"string","enum":["draft","active","paused","completed","archived"]}},"additionalProperties":false};

function validate217(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="CampaignsUpdateArguments" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate217.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.campaignId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "campaignId"},message:"must have required property '"+"campaignId"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "campaignId") || (key0 === "brief")) || (key0 === "ghostwriterHints")) || (key0 === "goal")) || (key0 === "name")) || (key0 === "outreachAngle")) || (key0 === "scheduledStartDate")) || (key0 === "status"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.campaignId !== undefined){
if(!(validate102(data.campaignId, {instancePath:instancePath+"/campaignId",parentData:data,parentDataProperty:"campaignId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate102.errors : vErrors.concat(validate102.errors);
errors = vErrors.length;
}
}
if(data.brief !== undefined){
let data1 = data.brief;
if((typeof data1 !== "string") && (data1 !== null)){
const err2 = {instancePath:instancePath+"/brief",schemaPath:"#/properties/brief/type",keyword:"type",params:{type: schema89.properties.brief.type},message:"must be string,null"};
(vErrors ??= []).push(err2);
errors++;
}
if(typeof data1 === "string"){
if(func1(data1) > 65536){
const err3 = {instancePath:instancePath+"/brief",schemaPath:"#/properties/brief/maxLength",keyword:"maxLength",params:{limit: 65536},message:"must NOT have more than 65536 characters"};
(vErrors ??= []).push(err3);
errors++;
}
}
}
if(data.ghostwriterHints !== undefined){
let data2 = data.ghostwriterHints;
if((typeof data2 !== "string") && (data2 !== null)){
const err4 = {instancePath:instancePath+"/ghostwriterHints",schemaPath:"#/properties/ghostwriterHints/type",keyword:"type",params:{type: schema89.properties.ghostwriterHints.type},message:"must be string,null"};
(vErrors ??= []).push(err4);
errors++;
}
if(typeof data2 === "string"){
if(func1(data2) > 65536){
const err5 = {instancePath:instancePath+"/ghostwriterHints",schemaPath:"#/properties/ghostwriterHints/maxLength",keyword:"maxLength",params:{limit: 65536},message:"must NOT have more than 65536 characters"};
(vErrors ??= []).push(err5);
errors++;
}
}
}
if(data.goal !== undefined){
let data3 = data.goal;
if((typeof data3 !== "string") && (data3 !== null)){
const err6 = {instancePath:instancePath+"/goal",schemaPath:"#/properties/goal/type",keyword:"type",params:{type: schema89.properties.goal.type},message:"must be string,null"};
(vErrors ??= []).push(err6);
errors++;
}
if(typeof data3 === "string"){
if(func1(data3) > 65536){
const err7 = {instancePath:instancePath+"/goal",schemaPath:"#/properties/goal/maxLength",keyword:"maxLength",params:{limit: 65536},message:"must NOT have more than 65536 characters"};
(vErrors ??= []).push(err7);
errors++;
}
}
}
if(data.name !== undefined){
let data4 = data.name;
if(typeof data4 === "string"){
if(func1(data4) > 200){
const err8 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
(vErrors ??= []).push(err8);
errors++;
}
if(func1(data4) < 1){
const err9 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err9);
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err10);
errors++;
}
}
if(data.outreachAngle !== undefined){
let data5 = data.outreachAngle;
if((typeof data5 !== "string") && (data5 !== null)){
const err11 = {instancePath:instancePath+"/outreachAngle",schemaPath:"#/properties/outreachAngle/type",keyword:"type",params:{type: schema89.properties.outreachAngle.type},message:"must be string,null"};
(vErrors ??= []).push(err11);
errors++;
}
if(typeof data5 === "string"){
if(func1(data5) > 65536){
const err12 = {instancePath:instancePath+"/outreachAngle",schemaPath:"#/properties/outreachAngle/maxLength",keyword:"maxLength",params:{limit: 65536},message:"must NOT have more than 65536 characters"};
(vErrors ??= []).push(err12);
errors++;
}
}
}
if(data.scheduledStartDate !== undefined){
let data6 = data.scheduledStartDate;
if(((typeof data6 !== "string") && (!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6))))) && (data6 !== null)){
const err13 = {instancePath:instancePath+"/scheduledStartDate",schemaPath:"#/properties/scheduledStartDate/type",keyword:"type",params:{type: schema89.properties.scheduledStartDate.type},message:"must be string,integer,null"};
(vErrors ??= []).push(err13);
errors++;
}
}
if(data.status !== undefined){
let data7 = data.status;
if(typeof data7 !== "string"){
const err14 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err14);
errors++;
}
if(!(((((data7 === "draft") || (data7 === "active")) || (data7 === "paused")) || (data7 === "completed")) || (data7 === "archived"))){
const err15 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema89.properties.status.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err15);
errors++;
}
}
}
else {
const err16 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err16);
errors++;
}
validate217.errors = vErrors;
return errors === 0;
}
validate217.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate219(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="CampaignsStatsArguments" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate219.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.campaignId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "campaignId"},message:"must have required property '"+"campaignId"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
for(const key0 in data){
if(!(key0 === "campaignId")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.campaignId !== undefined){
if(!(validate102(data.campaignId, {instancePath:instancePath+"/campaignId",parentData:data,parentDataProperty:"campaignId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate102.errors : vErrors.concat(validate102.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err2);
errors++;
}
validate219.errors = vErrors;
return errors === 0;
}
validate219.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema91 = {"$id":"CampaignStats","type":"object","required":["campaignId","sent","delivered","opened","clicked","replied","bounced"],"properties":{"campaignId":{"$ref":"CampaignId"},"sent":{"type":"integer"},"delivered":{"type":"integer"},"opened":{"type":["integer","null"]},"clicked":{"type":["integer","null"]},"replied":{"type":"integer"},"bounced":{"type":"integer"}},"additionalProperties":false};

function validate221(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="CampaignStats" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate221.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.campaignId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "campaignId"},message:"must have required property '"+"campaignId"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.sent === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sent"},message:"must have required property '"+"sent"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
if(data.delivered === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "delivered"},message:"must have required property '"+"delivered"+"'"};
(vErrors ??= []).push(err2);
errors++;
}
if(data.opened === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "opened"},message:"must have required property '"+"opened"+"'"};
(vErrors ??= []).push(err3);
errors++;
}
if(data.clicked === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "clicked"},message:"must have required property '"+"clicked"+"'"};
(vErrors ??= []).push(err4);
errors++;
}
if(data.replied === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "replied"},message:"must have required property '"+"replied"+"'"};
(vErrors ??= []).push(err5);
errors++;
}
if(data.bounced === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "bounced"},message:"must have required property '"+"bounced"+"'"};
(vErrors ??= []).push(err6);
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "campaignId") || (key0 === "sent")) || (key0 === "delivered")) || (key0 === "opened")) || (key0 === "clicked")) || (key0 === "replied")) || (key0 === "bounced"))){
const err7 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err7);
errors++;
}
}
if(data.campaignId !== undefined){
if(!(validate102(data.campaignId, {instancePath:instancePath+"/campaignId",parentData:data,parentDataProperty:"campaignId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate102.errors : vErrors.concat(validate102.errors);
errors = vErrors.length;
}
}
if(data.sent !== undefined){
let data1 = data.sent;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err8 = {instancePath:instancePath+"/sent",schemaPath:"#/properties/sent/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err8);
errors++;
}
}
if(data.delivered !== undefined){
let data2 = data.delivered;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err9 = {instancePath:instancePath+"/delivered",schemaPath:"#/properties/delivered/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err9);
errors++;
}
}
if(data.opened !== undefined){
let data3 = data.opened;
if((!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))) && (data3 !== null)){
const err10 = {instancePath:instancePath+"/opened",schemaPath:"#/properties/opened/type",keyword:"type",params:{type: schema91.properties.opened.type},message:"must be integer,null"};
(vErrors ??= []).push(err10);
errors++;
}
}
if(data.clicked !== undefined){
let data4 = data.clicked;
if((!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))) && (data4 !== null)){
const err11 = {instancePath:instancePath+"/clicked",schemaPath:"#/properties/clicked/type",keyword:"type",params:{type: schema91.properties.clicked.type},message:"must be integer,null"};
(vErrors ??= []).push(err11);
errors++;
}
}
if(data.replied !== undefined){
let data5 = data.replied;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err12 = {instancePath:instancePath+"/replied",schemaPath:"#/properties/replied/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err12);
errors++;
}
}
if(data.bounced !== undefined){
let data6 = data.bounced;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err13 = {instancePath:instancePath+"/bounced",schemaPath:"#/properties/bounced/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err13);
errors++;
}
}
}
else {
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err14);
errors++;
}
validate221.errors = vErrors;
return errors === 0;
}
validate221.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate223(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="CampaignsAddLeadsArguments" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate223.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.campaignId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "campaignId"},message:"must have required property '"+"campaignId"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.leadIds === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "leadIds"},message:"must have required property '"+"leadIds"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
for(const key0 in data){
if(!((key0 === "campaignId") || (key0 === "leadIds"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.campaignId !== undefined){
if(!(validate102(data.campaignId, {instancePath:instancePath+"/campaignId",parentData:data,parentDataProperty:"campaignId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate102.errors : vErrors.concat(validate102.errors);
errors = vErrors.length;
}
}
if(data.leadIds !== undefined){
let data1 = data.leadIds;
if(Array.isArray(data1)){
if(data1.length > 200){
const err3 = {instancePath:instancePath+"/leadIds",schemaPath:"#/properties/leadIds/maxItems",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items"};
(vErrors ??= []).push(err3);
errors++;
}
if(data1.length < 1){
const err4 = {instancePath:instancePath+"/leadIds",schemaPath:"#/properties/leadIds/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
(vErrors ??= []).push(err4);
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validate106(data1[i0], {instancePath:instancePath+"/leadIds/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate106.errors : vErrors.concat(validate106.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath:instancePath+"/leadIds",schemaPath:"#/properties/leadIds/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err5);
errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err6);
errors++;
}
validate223.errors = vErrors;
return errors === 0;
}
validate223.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema94 = {"$id":"CampaignJoin","type":"object","required":["leadId","outcome"],"properties":{"leadId":{"$ref":"LeadId"},"outcome":{"type":"string","enum":["added","already_there","not_found"]}},"additionalProperties":false};

function validate228(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="CampaignJoin" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate228.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.leadId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "leadId"},message:"must have required property '"+"leadId"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.outcome === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "outcome"},message:"must have required property '"+"outcome"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
for(const key0 in data){
if(!((key0 === "leadId") || (key0 === "outcome"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.leadId !== undefined){
if(!(validate106(data.leadId, {instancePath:instancePath+"/leadId",parentData:data,parentDataProperty:"leadId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate106.errors : vErrors.concat(validate106.errors);
errors = vErrors.length;
}
}
if(data.outcome !== undefined){
let data1 = data.outcome;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/outcome",schemaPath:"#/properties/outcome/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err3);
errors++;
}
if(!(((data1 === "added") || (data1 === "already_there")) || (data1 === "not_found"))){
const err4 = {instancePath:instancePath+"/outcome",schemaPath:"#/properties/outcome/enum",keyword:"enum",params:{allowedValues: schema94.properties.outcome.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err4);
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err5);
errors++;
}
validate228.errors = vErrors;
return errors === 0;
}
validate228.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate226(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="CampaignJoins" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate226.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.campaignId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "campaignId"},message:"must have required property '"+"campaignId"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.items === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "items"},message:"must have required property '"+"items"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
if(data.added === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "added"},message:"must have required property '"+"added"+"'"};
(vErrors ??= []).push(err2);
errors++;
}
if(data.alreadyThere === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "alreadyThere"},message:"must have required property '"+"alreadyThere"+"'"};
(vErrors ??= []).push(err3);
errors++;
}
if(data.notFound === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "notFound"},message:"must have required property '"+"notFound"+"'"};
(vErrors ??= []).push(err4);
errors++;
}
if(data.dryRun === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "dryRun"},message:"must have required property '"+"dryRun"+"'"};
(vErrors ??= []).push(err5);
errors++;
}
for(const key0 in data){
if(!((((((key0 === "campaignId") || (key0 === "items")) || (key0 === "added")) || (key0 === "alreadyThere")) || (key0 === "notFound")) || (key0 === "dryRun"))){
const err6 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.campaignId !== undefined){
if(!(validate102(data.campaignId, {instancePath:instancePath+"/campaignId",parentData:data,parentDataProperty:"campaignId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate102.errors : vErrors.concat(validate102.errors);
errors = vErrors.length;
}
}
if(data.items !== undefined){
let data1 = data.items;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validate228(data1[i0], {instancePath:instancePath+"/items/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate228.errors : vErrors.concat(validate228.errors);
errors = vErrors.length;
}
}
}
else {
const err7 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err7);
errors++;
}
}
if(data.added !== undefined){
let data3 = data.added;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err8 = {instancePath:instancePath+"/added",schemaPath:"#/properties/added/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err8);
errors++;
}
}
if(data.alreadyThere !== undefined){
let data4 = data.alreadyThere;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err9 = {instancePath:instancePath+"/alreadyThere",schemaPath:"#/properties/alreadyThere/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err9);
errors++;
}
}
if(data.notFound !== undefined){
let data5 = data.notFound;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err10 = {instancePath:instancePath+"/notFound",schemaPath:"#/properties/notFound/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err10);
errors++;
}
}
if(data.dryRun !== undefined){
if(typeof data.dryRun !== "boolean"){
const err11 = {instancePath:instancePath+"/dryRun",schemaPath:"#/properties/dryRun/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
(vErrors ??= []).push(err11);
errors++;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err12);
errors++;
}
validate226.errors = vErrors;
return errors === 0;
}
validate226.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate231(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="CampaignsAddLeadsByTagArguments" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate231.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.projectId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "projectId"},message:"must have required property '"+"projectId"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.campaignId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "campaignId"},message:"must have required property '"+"campaignId"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
if(data.tags === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tags"},message:"must have required property '"+"tags"+"'"};
(vErrors ??= []).push(err2);
errors++;
}
for(const key0 in data){
if(!(((key0 === "projectId") || (key0 === "campaignId")) || (key0 === "tags"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.projectId !== undefined){
if(!(validate55(data.projectId, {instancePath:instancePath+"/projectId",parentData:data,parentDataProperty:"projectId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
}
}
if(data.campaignId !== undefined){
if(!(validate102(data.campaignId, {instancePath:instancePath+"/campaignId",parentData:data,parentDataProperty:"campaignId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate102.errors : vErrors.concat(validate102.errors);
errors = vErrors.length;
}
}
if(data.tags !== undefined){
let data2 = data.tags;
if(Array.isArray(data2)){
if(data2.length > 100){
const err4 = {instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
(vErrors ??= []).push(err4);
errors++;
}
if(data2.length < 1){
const err5 = {instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
(vErrors ??= []).push(err5);
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(typeof data3 === "string"){
if(func1(data3) > 100){
const err6 = {instancePath:instancePath+"/tags/" + i0,schemaPath:"#/properties/tags/items/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
(vErrors ??= []).push(err6);
errors++;
}
if(func1(data3) < 1){
const err7 = {instancePath:instancePath+"/tags/" + i0,schemaPath:"#/properties/tags/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err7);
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/tags/" + i0,schemaPath:"#/properties/tags/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err8);
errors++;
}
}
}
else {
const err9 = {instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err9);
errors++;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err10);
errors++;
}
validate231.errors = vErrors;
return errors === 0;
}
validate231.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate234(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="TaggedJoins" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate234.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.campaignId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "campaignId"},message:"must have required property '"+"campaignId"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.matched === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "matched"},message:"must have required property '"+"matched"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
if(data.added === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "added"},message:"must have required property '"+"added"+"'"};
(vErrors ??= []).push(err2);
errors++;
}
if(data.alreadyThere === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "alreadyThere"},message:"must have required property '"+"alreadyThere"+"'"};
(vErrors ??= []).push(err3);
errors++;
}
if(data.dryRun === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "dryRun"},message:"must have required property '"+"dryRun"+"'"};
(vErrors ??= []).push(err4);
errors++;
}
for(const key0 in data){
if(!(((((key0 === "campaignId") || (key0 === "matched")) || (key0 === "added")) || (key0 === "alreadyThere")) || (key0 === "dryRun"))){
const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.campaignId !== undefined){
if(!(validate102(data.campaignId, {instancePath:instancePath+"/campaignId",parentData:data,parentDataProperty:"campaignId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate102.errors : vErrors.concat(validate102.errors);
errors = vErrors.length;
}
}
if(data.matched !== undefined){
let data1 = data.matched;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err6 = {instancePath:instancePath+"/matched",schemaPath:"#/properties/matched/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.added !== undefined){
let data2 = data.added;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err7 = {instancePath:instancePath+"/added",schemaPath:"#/properties/added/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err7);
errors++;
}
}
if(data.alreadyThere !== undefined){
let data3 = data.alreadyThere;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err8 = {instancePath:instancePath+"/alreadyThere",schemaPath:"#/properties/alreadyThere/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err8);
errors++;
}
}
if(data.dryRun !== undefined){
if(typeof data.dryRun !== "boolean"){
const err9 = {instancePath:instancePath+"/dryRun",schemaPath:"#/properties/dryRun/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
(vErrors ??= []).push(err9);
errors++;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err10);
errors++;
}
validate234.errors = vErrors;
return errors === 0;
}
validate234.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate236(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="CampaignsAddRuleArguments" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate236.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.projectId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "projectId"},message:"must have required property '"+"projectId"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.campaignId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "campaignId"},message:"must have required property '"+"campaignId"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
if(data.condition === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "condition"},message:"must have required property '"+"condition"+"'"};
(vErrors ??= []).push(err2);
errors++;
}
for(const key0 in data){
if(!(((key0 === "projectId") || (key0 === "campaignId")) || (key0 === "condition"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.projectId !== undefined){
if(!(validate55(data.projectId, {instancePath:instancePath+"/projectId",parentData:data,parentDataProperty:"projectId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
}
}
if(data.campaignId !== undefined){
if(!(validate102(data.campaignId, {instancePath:instancePath+"/campaignId",parentData:data,parentDataProperty:"campaignId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate102.errors : vErrors.concat(validate102.errors);
errors = vErrors.length;
}
}
if(data.condition !== undefined){
let data2 = data.condition;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.tag === undefined){
const err4 = {instancePath:instancePath+"/condition",schemaPath:"#/properties/condition/required",keyword:"required",params:{missingProperty: "tag"},message:"must have required property '"+"tag"+"'"};
(vErrors ??= []).push(err4);
errors++;
}
for(const key1 in data2){
if(!(key1 === "tag")){
const err5 = {instancePath:instancePath+"/condition",schemaPath:"#/properties/condition/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data2.tag !== undefined){
let data3 = data2.tag;
if(typeof data3 === "string"){
if(func1(data3) > 100){
const err6 = {instancePath:instancePath+"/condition/tag",schemaPath:"#/properties/condition/properties/tag/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
(vErrors ??= []).push(err6);
errors++;
}
if(func1(data3) < 1){
const err7 = {instancePath:instancePath+"/condition/tag",schemaPath:"#/properties/condition/properties/tag/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err7);
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/condition/tag",schemaPath:"#/properties/condition/properties/tag/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err8);
errors++;
}
}
}
else {
const err9 = {instancePath:instancePath+"/condition",schemaPath:"#/properties/condition/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err9);
errors++;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err10);
errors++;
}
validate236.errors = vErrors;
return errors === 0;
}
validate236.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate239(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="CampaignRuleAdded" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate239.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.campaignId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "campaignId"},message:"must have required property '"+"campaignId"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
if(data.condition === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "condition"},message:"must have required property '"+"condition"+"'"};
(vErrors ??= []).push(err2);
errors++;
}
if(data.createdAt === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "createdAt"},message:"must have required property '"+"createdAt"+"'"};
(vErrors ??= []).push(err3);
errors++;
}
if(data.created === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "created"},message:"must have required property '"+"created"+"'"};
(vErrors ??= []).push(err4);
errors++;
}
for(const key0 in data){
if(!(((((key0 === "id") || (key0 === "campaignId")) || (key0 === "condition")) || (key0 === "createdAt")) || (key0 === "created"))){
const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.id !== undefined){
if(!(validate209(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate209.errors : vErrors.concat(validate209.errors);
errors = vErrors.length;
}
}
if(data.campaignId !== undefined){
if(!(validate102(data.campaignId, {instancePath:instancePath+"/campaignId",parentData:data,parentDataProperty:"campaignId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate102.errors : vErrors.concat(validate102.errors);
errors = vErrors.length;
}
}
if(data.condition !== undefined){
if(!(validate212(data.condition, {instancePath:instancePath+"/condition",parentData:data,parentDataProperty:"condition",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate212.errors : vErrors.concat(validate212.errors);
errors = vErrors.length;
}
}
if(data.createdAt !== undefined){
let data3 = data.createdAt;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err6 = {instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.created !== undefined){
if(typeof data.created !== "boolean"){
const err7 = {instancePath:instancePath+"/created",schemaPath:"#/properties/created/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
(vErrors ??= []).push(err7);
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err8);
errors++;
}
validate239.errors = vErrors;
return errors === 0;
}
validate239.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate243(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="CampaignsMessageStructureArguments" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate243.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.campaignId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "campaignId"},message:"must have required property '"+"campaignId"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
for(const key0 in data){
if(!(key0 === "campaignId")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.campaignId !== undefined){
if(!(validate102(data.campaignId, {instancePath:instancePath+"/campaignId",parentData:data,parentDataProperty:"campaignId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate102.errors : vErrors.concat(validate102.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err2);
errors++;
}
validate243.errors = vErrors;
return errors === 0;
}
validate243.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema100 = {"$id":"MessageStructure","type":"object","required":["campaignId","exists","state","locked","objective","blocks","form","mustNever","must","followUpStrategy","updatedAt"],"properties":{"campaignId":{"$ref":"CampaignId"},"exists":{"type":"boolean"},"state":{"type":"string","enum":["draft","locked"]},"locked":{"type":"boolean"},"objective":{"type":["string","null"]},"blocks":{"type":"array","items":{"$ref":"Block"}},"form":{"$ref":"MessageForm"},"mustNever":{"type":"array","items":{"type":"string"}},"must":{"type":"array","items":{"type":"string"}},"followUpStrategy":{"type":["string","null"]},"updatedAt":{"type":["integer","null"]}},"additionalProperties":false};
const schema101 = {"$id":"Block","type":"object","required":["id","order","kind","role","label","content","aiInstruction","optional","sha256"],"properties":{"id":{"type":"string"},"order":{"type":"integer"},"kind":{"type":"string","enum":["locked","generated"]},"role":{"type":"string","enum":["subject","body"]},"label":{"type":["string","null"]},"content":{"type":["string","null"]},"aiInstruction":{"type":["string","null"]},"optional":{"type":"boolean"},"sha256":{"type":["string","null"]}},"additionalProperties":false};

function validate247(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="Block" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate247.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.order === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "order"},message:"must have required property '"+"order"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
if(data.kind === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
(vErrors ??= []).push(err2);
errors++;
}
if(data.role === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "role"},message:"must have required property '"+"role"+"'"};
(vErrors ??= []).push(err3);
errors++;
}
if(data.label === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"};
(vErrors ??= []).push(err4);
errors++;
}
if(data.content === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "content"},message:"must have required property '"+"content"+"'"};
(vErrors ??= []).push(err5);
errors++;
}
if(data.aiInstruction === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "aiInstruction"},message:"must have required property '"+"aiInstruction"+"'"};
(vErrors ??= []).push(err6);
errors++;
}
if(data.optional === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "optional"},message:"must have required property '"+"optional"+"'"};
(vErrors ??= []).push(err7);
errors++;
}
if(data.sha256 === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sha256"},message:"must have required property '"+"sha256"+"'"};
(vErrors ??= []).push(err8);
errors++;
}
for(const key0 in data){
if(!(func2.call(schema101.properties, key0))){
const err9 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err9);
errors++;
}
}
if(data.id !== undefined){
if(typeof data.id !== "string"){
const err10 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err10);
errors++;
}
}
if(data.order !== undefined){
let data1 = data.order;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err11 = {instancePath:instancePath+"/order",schemaPath:"#/properties/order/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err11);
errors++;
}
}
if(data.kind !== undefined){
let data2 = data.kind;
if(typeof data2 !== "string"){
const err12 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err12);
errors++;
}
if(!((data2 === "locked") || (data2 === "generated"))){
const err13 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schema101.properties.kind.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err13);
errors++;
}
}
if(data.role !== undefined){
let data3 = data.role;
if(typeof data3 !== "string"){
const err14 = {instancePath:instancePath+"/role",schemaPath:"#/properties/role/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err14);
errors++;
}
if(!((data3 === "subject") || (data3 === "body"))){
const err15 = {instancePath:instancePath+"/role",schemaPath:"#/properties/role/enum",keyword:"enum",params:{allowedValues: schema101.properties.role.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err15);
errors++;
}
}
if(data.label !== undefined){
let data4 = data.label;
if((typeof data4 !== "string") && (data4 !== null)){
const err16 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/type",keyword:"type",params:{type: schema101.properties.label.type},message:"must be string,null"};
(vErrors ??= []).push(err16);
errors++;
}
}
if(data.content !== undefined){
let data5 = data.content;
if((typeof data5 !== "string") && (data5 !== null)){
const err17 = {instancePath:instancePath+"/content",schemaPath:"#/properties/content/type",keyword:"type",params:{type: schema101.properties.content.type},message:"must be string,null"};
(vErrors ??= []).push(err17);
errors++;
}
}
if(data.aiInstruction !== undefined){
let data6 = data.aiInstruction;
if((typeof data6 !== "string") && (data6 !== null)){
const err18 = {instancePath:instancePath+"/aiInstruction",schemaPath:"#/properties/aiInstruction/type",keyword:"type",params:{type: schema101.properties.aiInstruction.type},message:"must be string,null"};
(vErrors ??= []).push(err18);
errors++;
}
}
if(data.optional !== undefined){
if(typeof data.optional !== "boolean"){
const err19 = {instancePath:instancePath+"/optional",schemaPath:"#/properties/optional/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
(vErrors ??= []).push(err19);
errors++;
}
}
if(data.sha256 !== undefined){
let data8 = data.sha256;
if((typeof data8 !== "string") && (data8 !== null)){
const err20 = {instancePath:instancePath+"/sha256",schemaPath:"#/properties/sha256/type",keyword:"type",params:{type: schema101.properties.sha256.type},message:"must be string,null"};
(vErrors ??= []).push(err20);
errors++;
}
}
}
else {
const err21 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err21);
errors++;
}
validate247.errors = vErrors;
return errors === 0;
}
validate247.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema102 = {"$id":"MessageForm","type":"object","required":["paragraphs","maxWords","links"],"properties":{"paragraphs":{"type":["integer","null"]},"maxWords":{"type":["integer","null"]},"links":{"type":"string","enum":["none","allowed"]}},"additionalProperties":false};

function validate249(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="MessageForm" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate249.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.paragraphs === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "paragraphs"},message:"must have required property '"+"paragraphs"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.maxWords === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "maxWords"},message:"must have required property '"+"maxWords"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
if(data.links === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "links"},message:"must have required property '"+"links"+"'"};
(vErrors ??= []).push(err2);
errors++;
}
for(const key0 in data){
if(!(((key0 === "paragraphs") || (key0 === "maxWords")) || (key0 === "links"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.paragraphs !== undefined){
let data0 = data.paragraphs;
if((!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))) && (data0 !== null)){
const err4 = {instancePath:instancePath+"/paragraphs",schemaPath:"#/properties/paragraphs/type",keyword:"type",params:{type: schema102.properties.paragraphs.type},message:"must be integer,null"};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.maxWords !== undefined){
let data1 = data.maxWords;
if((!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))) && (data1 !== null)){
const err5 = {instancePath:instancePath+"/maxWords",schemaPath:"#/properties/maxWords/type",keyword:"type",params:{type: schema102.properties.maxWords.type},message:"must be integer,null"};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.links !== undefined){
let data2 = data.links;
if(typeof data2 !== "string"){
const err6 = {instancePath:instancePath+"/links",schemaPath:"#/properties/links/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err6);
errors++;
}
if(!((data2 === "none") || (data2 === "allowed"))){
const err7 = {instancePath:instancePath+"/links",schemaPath:"#/properties/links/enum",keyword:"enum",params:{allowedValues: schema102.properties.links.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err7);
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err8);
errors++;
}
validate249.errors = vErrors;
return errors === 0;
}
validate249.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate245(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="MessageStructure" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate245.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.campaignId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "campaignId"},message:"must have required property '"+"campaignId"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.exists === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "exists"},message:"must have required property '"+"exists"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
if(data.state === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "state"},message:"must have required property '"+"state"+"'"};
(vErrors ??= []).push(err2);
errors++;
}
if(data.locked === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "locked"},message:"must have required property '"+"locked"+"'"};
(vErrors ??= []).push(err3);
errors++;
}
if(data.objective === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "objective"},message:"must have required property '"+"objective"+"'"};
(vErrors ??= []).push(err4);
errors++;
}
if(data.blocks === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "blocks"},message:"must have required property '"+"blocks"+"'"};
(vErrors ??= []).push(err5);
errors++;
}
if(data.form === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "form"},message:"must have required property '"+"form"+"'"};
(vErrors ??= []).push(err6);
errors++;
}
if(data.mustNever === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "mustNever"},message:"must have required property '"+"mustNever"+"'"};
(vErrors ??= []).push(err7);
errors++;
}
if(data.must === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "must"},message:"must have required property '"+"must"+"'"};
(vErrors ??= []).push(err8);
errors++;
}
if(data.followUpStrategy === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "followUpStrategy"},message:"must have required property '"+"followUpStrategy"+"'"};
(vErrors ??= []).push(err9);
errors++;
}
if(data.updatedAt === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "updatedAt"},message:"must have required property '"+"updatedAt"+"'"};
(vErrors ??= []).push(err10);
errors++;
}
for(const key0 in data){
if(!(func2.call(schema100.properties, key0))){
const err11 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err11);
errors++;
}
}
if(data.campaignId !== undefined){
if(!(validate102(data.campaignId, {instancePath:instancePath+"/campaignId",parentData:data,parentDataProperty:"campaignId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate102.errors : vErrors.concat(validate102.errors);
errors = vErrors.length;
}
}
if(data.exists !== undefined){
if(typeof data.exists !== "boolean"){
const err12 = {instancePath:instancePath+"/exists",schemaPath:"#/properties/exists/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
(vErrors ??= []).push(err12);
errors++;
}
}
if(data.state !== undefined){
let data2 = data.state;
if(typeof data2 !== "string"){
const err13 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err13);
errors++;
}
if(!((data2 === "draft") || (data2 === "locked"))){
const err14 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/enum",keyword:"enum",params:{allowedValues: schema100.properties.state.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err14);
errors++;
}
}
if(data.locked !== undefined){
if(typeof data.locked !== "boolean"){
const err15 = {instancePath:instancePath+"/locked",schemaPath:"#/properties/locked/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
(vErrors ??= []).push(err15);
errors++;
}
}
if(data.objective !== undefined){
let data4 = data.objective;
if((typeof data4 !== "string") && (data4 !== null)){
const err16 = {instancePath:instancePath+"/objective",schemaPath:"#/properties/objective/type",keyword:"type",params:{type: schema100.properties.objective.type},message:"must be string,null"};
(vErrors ??= []).push(err16);
errors++;
}
}
if(data.blocks !== undefined){
let data5 = data.blocks;
if(Array.isArray(data5)){
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
if(!(validate247(data5[i0], {instancePath:instancePath+"/blocks/" + i0,parentData:data5,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate247.errors : vErrors.concat(validate247.errors);
errors = vErrors.length;
}
}
}
else {
const err17 = {instancePath:instancePath+"/blocks",schemaPath:"#/properties/blocks/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err17);
errors++;
}
}
if(data.form !== undefined){
if(!(validate249(data.form, {instancePath:instancePath+"/form",parentData:data,parentDataProperty:"form",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate249.errors : vErrors.concat(validate249.errors);
errors = vErrors.length;
}
}
if(data.mustNever !== undefined){
let data8 = data.mustNever;
if(Array.isArray(data8)){
const len1 = data8.length;
for(let i1=0; i1<len1; i1++){
if(typeof data8[i1] !== "string"){
const err18 = {instancePath:instancePath+"/mustNever/" + i1,schemaPath:"#/properties/mustNever/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err18);
errors++;
}
}
}
else {
const err19 = {instancePath:instancePath+"/mustNever",schemaPath:"#/properties/mustNever/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err19);
errors++;
}
}
if(data.must !== undefined){
let data10 = data.must;
if(Array.isArray(data10)){
const len2 = data10.length;
for(let i2=0; i2<len2; i2++){
if(typeof data10[i2] !== "string"){
const err20 = {instancePath:instancePath+"/must/" + i2,schemaPath:"#/properties/must/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err20);
errors++;
}
}
}
else {
const err21 = {instancePath:instancePath+"/must",schemaPath:"#/properties/must/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err21);
errors++;
}
}
if(data.followUpStrategy !== undefined){
let data12 = data.followUpStrategy;
if((typeof data12 !== "string") && (data12 !== null)){
const err22 = {instancePath:instancePath+"/followUpStrategy",schemaPath:"#/properties/followUpStrategy/type",keyword:"type",params:{type: schema100.properties.followUpStrategy.type},message:"must be string,null"};
(vErrors ??= []).push(err22);
errors++;
}
}
if(data.updatedAt !== undefined){
let data13 = data.updatedAt;
if((!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))) && (data13 !== null)){
const err23 = {instancePath:instancePath+"/updatedAt",schemaPath:"#/properties/updatedAt/type",keyword:"type",params:{type: schema100.properties.updatedAt.type},message:"must be integer,null"};
(vErrors ??= []).push(err23);
errors++;
}
}
}
else {
const err24 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err24);
errors++;
}
validate245.errors = vErrors;
return errors === 0;
}
validate245.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema104 = {"$id":"BlockInput","type":"object","required":["kind"],"properties":{"kind":{"type":"string","enum":["locked","generated"]},"aiInstruction":{"type":"string","maxLength":65536},"content":{"type":"string","maxLength":65536},"id":{"type":"string","maxLength":100,"minLength":1},"label":{"type":"string","maxLength":200},"optional":{"type":"boolean"},"order":{"type":"integer","maximum":1000,"minimum":0},"role":{"type":"string","enum":["subject","body"]}},"additionalProperties":false};

function validate253(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="BlockInput" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate253.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "kind") || (key0 === "aiInstruction")) || (key0 === "content")) || (key0 === "id")) || (key0 === "label")) || (key0 === "optional")) || (key0 === "order")) || (key0 === "role"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.kind !== undefined){
let data0 = data.kind;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err2);
errors++;
}
if(!((data0 === "locked") || (data0 === "generated"))){
const err3 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schema104.properties.kind.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.aiInstruction !== undefined){
let data1 = data.aiInstruction;
if(typeof data1 === "string"){
if(func1(data1) > 65536){
const err4 = {instancePath:instancePath+"/aiInstruction",schemaPath:"#/properties/aiInstruction/maxLength",keyword:"maxLength",params:{limit: 65536},message:"must NOT have more than 65536 characters"};
(vErrors ??= []).push(err4);
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/aiInstruction",schemaPath:"#/properties/aiInstruction/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.content !== undefined){
let data2 = data.content;
if(typeof data2 === "string"){
if(func1(data2) > 65536){
const err6 = {instancePath:instancePath+"/content",schemaPath:"#/properties/content/maxLength",keyword:"maxLength",params:{limit: 65536},message:"must NOT have more than 65536 characters"};
(vErrors ??= []).push(err6);
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/content",schemaPath:"#/properties/content/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err7);
errors++;
}
}
if(data.id !== undefined){
let data3 = data.id;
if(typeof data3 === "string"){
if(func1(data3) > 100){
const err8 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
(vErrors ??= []).push(err8);
errors++;
}
if(func1(data3) < 1){
const err9 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err9);
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err10);
errors++;
}
}
if(data.label !== undefined){
let data4 = data.label;
if(typeof data4 === "string"){
if(func1(data4) > 200){
const err11 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
(vErrors ??= []).push(err11);
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err12);
errors++;
}
}
if(data.optional !== undefined){
if(typeof data.optional !== "boolean"){
const err13 = {instancePath:instancePath+"/optional",schemaPath:"#/properties/optional/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
(vErrors ??= []).push(err13);
errors++;
}
}
if(data.order !== undefined){
let data6 = data.order;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err14 = {instancePath:instancePath+"/order",schemaPath:"#/properties/order/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err14);
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 1000 || isNaN(data6)){
const err15 = {instancePath:instancePath+"/order",schemaPath:"#/properties/order/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000"};
(vErrors ??= []).push(err15);
errors++;
}
if(data6 < 0 || isNaN(data6)){
const err16 = {instancePath:instancePath+"/order",schemaPath:"#/properties/order/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
(vErrors ??= []).push(err16);
errors++;
}
}
}
if(data.role !== undefined){
let data7 = data.role;
if(typeof data7 !== "string"){
const err17 = {instancePath:instancePath+"/role",schemaPath:"#/properties/role/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err17);
errors++;
}
if(!((data7 === "subject") || (data7 === "body"))){
const err18 = {instancePath:instancePath+"/role",schemaPath:"#/properties/role/enum",keyword:"enum",params:{allowedValues: schema104.properties.role.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err18);
errors++;
}
}
}
else {
const err19 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err19);
errors++;
}
validate253.errors = vErrors;
return errors === 0;
}
validate253.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema105 = {"$id":"MessageFormInput","type":"object","required":[],"properties":{"links":{"type":"string","enum":["none","allowed"]},"maxWords":{"type":"integer","maximum":2000,"minimum":10},"paragraphs":{"type":"integer","maximum":20,"minimum":1}},"additionalProperties":false};

function validate255(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="MessageFormInput" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate255.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((key0 === "links") || (key0 === "maxWords")) || (key0 === "paragraphs"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err0);
errors++;
}
}
if(data.links !== undefined){
let data0 = data.links;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/links",schemaPath:"#/properties/links/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err1);
errors++;
}
if(!((data0 === "none") || (data0 === "allowed"))){
const err2 = {instancePath:instancePath+"/links",schemaPath:"#/properties/links/enum",keyword:"enum",params:{allowedValues: schema105.properties.links.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.maxWords !== undefined){
let data1 = data.maxWords;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err3 = {instancePath:instancePath+"/maxWords",schemaPath:"#/properties/maxWords/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err3);
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 2000 || isNaN(data1)){
const err4 = {instancePath:instancePath+"/maxWords",schemaPath:"#/properties/maxWords/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2000},message:"must be <= 2000"};
(vErrors ??= []).push(err4);
errors++;
}
if(data1 < 10 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/maxWords",schemaPath:"#/properties/maxWords/minimum",keyword:"minimum",params:{comparison: ">=", limit: 10},message:"must be >= 10"};
(vErrors ??= []).push(err5);
errors++;
}
}
}
if(data.paragraphs !== undefined){
let data2 = data.paragraphs;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err6 = {instancePath:instancePath+"/paragraphs",schemaPath:"#/properties/paragraphs/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err6);
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 20 || isNaN(data2)){
const err7 = {instancePath:instancePath+"/paragraphs",schemaPath:"#/properties/paragraphs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 20},message:"must be <= 20"};
(vErrors ??= []).push(err7);
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err8 = {instancePath:instancePath+"/paragraphs",schemaPath:"#/properties/paragraphs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
(vErrors ??= []).push(err8);
errors++;
}
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err9);
errors++;
}
validate255.errors = vErrors;
return errors === 0;
}
validate255.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate251(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="CampaignsSetMessageStructureArguments" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate251.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.campaignId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "campaignId"},message:"must have required property '"+"campaignId"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "campaignId") || (key0 === "blocks")) || (key0 === "followUpStrategy")) || (key0 === "form")) || (key0 === "must")) || (key0 === "mustNever")) || (key0 === "objective"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.campaignId !== undefined){
if(!(validate102(data.campaignId, {instancePath:instancePath+"/campaignId",parentData:data,parentDataProperty:"campaignId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate102.errors : vErrors.concat(validate102.errors);
errors = vErrors.length;
}
}
if(data.blocks !== undefined){
let data1 = data.blocks;
if(Array.isArray(data1)){
if(data1.length > 50){
const err2 = {instancePath:instancePath+"/blocks",schemaPath:"#/properties/blocks/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"};
(vErrors ??= []).push(err2);
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validate253(data1[i0], {instancePath:instancePath+"/blocks/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate253.errors : vErrors.concat(validate253.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath:instancePath+"/blocks",schemaPath:"#/properties/blocks/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.followUpStrategy !== undefined){
let data3 = data.followUpStrategy;
if(typeof data3 === "string"){
if(func1(data3) > 65536){
const err4 = {instancePath:instancePath+"/followUpStrategy",schemaPath:"#/properties/followUpStrategy/maxLength",keyword:"maxLength",params:{limit: 65536},message:"must NOT have more than 65536 characters"};
(vErrors ??= []).push(err4);
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/followUpStrategy",schemaPath:"#/properties/followUpStrategy/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.form !== undefined){
if(!(validate255(data.form, {instancePath:instancePath+"/form",parentData:data,parentDataProperty:"form",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate255.errors : vErrors.concat(validate255.errors);
errors = vErrors.length;
}
}
if(data.must !== undefined){
let data5 = data.must;
if(Array.isArray(data5)){
if(data5.length > 200){
const err6 = {instancePath:instancePath+"/must",schemaPath:"#/properties/must/maxItems",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items"};
(vErrors ??= []).push(err6);
errors++;
}
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
let data6 = data5[i1];
if(typeof data6 === "string"){
if(func1(data6) > 2000){
const err7 = {instancePath:instancePath+"/must/" + i1,schemaPath:"#/properties/must/items/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
(vErrors ??= []).push(err7);
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/must/" + i1,schemaPath:"#/properties/must/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err8);
errors++;
}
}
}
else {
const err9 = {instancePath:instancePath+"/must",schemaPath:"#/properties/must/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err9);
errors++;
}
}
if(data.mustNever !== undefined){
let data7 = data.mustNever;
if(Array.isArray(data7)){
if(data7.length > 200){
const err10 = {instancePath:instancePath+"/mustNever",schemaPath:"#/properties/mustNever/maxItems",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items"};
(vErrors ??= []).push(err10);
errors++;
}
const len2 = data7.length;
for(let i2=0; i2<len2; i2++){
let data8 = data7[i2];
if(typeof data8 === "string"){
if(func1(data8) > 2000){
const err11 = {instancePath:instancePath+"/mustNever/" + i2,schemaPath:"#/properties/mustNever/items/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
(vErrors ??= []).push(err11);
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/mustNever/" + i2,schemaPath:"#/properties/mustNever/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err12);
errors++;
}
}
}
else {
const err13 = {instancePath:instancePath+"/mustNever",schemaPath:"#/properties/mustNever/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err13);
errors++;
}
}
if(data.objective !== undefined){
let data9 = data.objective;
if(typeof data9 === "string"){
if(func1(data9) > 65536){
const err14 = {instancePath:instancePath+"/objective",schemaPath:"#/properties/objective/maxLength",keyword:"maxLength",params:{limit: 65536},message:"must NOT have more than 65536 characters"};
(vErrors ??= []).push(err14);
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/objective",schemaPath:"#/properties/objective/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err15);
errors++;
}
}
}
else {
const err16 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err16);
errors++;
}
validate251.errors = vErrors;
return errors === 0;
}
validate251.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate257(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="CampaignsLockMessageStructureArguments" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate257.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.campaignId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "campaignId"},message:"must have required property '"+"campaignId"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.locked === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "locked"},message:"must have required property '"+"locked"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
for(const key0 in data){
if(!((key0 === "campaignId") || (key0 === "locked"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.campaignId !== undefined){
if(!(validate102(data.campaignId, {instancePath:instancePath+"/campaignId",parentData:data,parentDataProperty:"campaignId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate102.errors : vErrors.concat(validate102.errors);
errors = vErrors.length;
}
}
if(data.locked !== undefined){
if(typeof data.locked !== "boolean"){
const err3 = {instancePath:instancePath+"/locked",schemaPath:"#/properties/locked/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
(vErrors ??= []).push(err3);
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err4);
errors++;
}
validate257.errors = vErrors;
return errors === 0;
}
validate257.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const pattern12 = new RegExp("\\S", "u");

function validate259(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="CompanyLookupArguments" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate259.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.company === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "company"},message:"must have required property '"+"company"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
for(const key0 in data){
if(!(((((key0 === "company") || (key0 === "city")) || (key0 === "domain")) || (key0 === "limit")) || (key0 === "role"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.company !== undefined){
let data0 = data.company;
if(typeof data0 === "string"){
if(func1(data0) > 200){
const err2 = {instancePath:instancePath+"/company",schemaPath:"#/properties/company/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
(vErrors ??= []).push(err2);
errors++;
}
if(func1(data0) < 1){
const err3 = {instancePath:instancePath+"/company",schemaPath:"#/properties/company/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err3);
errors++;
}
if(!pattern12.test(data0)){
const err4 = {instancePath:instancePath+"/company",schemaPath:"#/properties/company/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
(vErrors ??= []).push(err4);
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/company",schemaPath:"#/properties/company/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.city !== undefined){
let data1 = data.city;
if(typeof data1 === "string"){
if(func1(data1) > 200){
const err6 = {instancePath:instancePath+"/city",schemaPath:"#/properties/city/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
(vErrors ??= []).push(err6);
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/city",schemaPath:"#/properties/city/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err7);
errors++;
}
}
if(data.domain !== undefined){
let data2 = data.domain;
if(typeof data2 === "string"){
if(func1(data2) > 2048){
const err8 = {instancePath:instancePath+"/domain",schemaPath:"#/properties/domain/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"};
(vErrors ??= []).push(err8);
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/domain",schemaPath:"#/properties/domain/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err9);
errors++;
}
}
if(data.limit !== undefined){
let data3 = data.limit;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err10 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err10);
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 25 || isNaN(data3)){
const err11 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 25},message:"must be <= 25"};
(vErrors ??= []).push(err11);
errors++;
}
if(data3 < 1 || isNaN(data3)){
const err12 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
(vErrors ??= []).push(err12);
errors++;
}
}
}
if(data.role !== undefined){
let data4 = data.role;
if(typeof data4 === "string"){
if(func1(data4) > 200){
const err13 = {instancePath:instancePath+"/role",schemaPath:"#/properties/role/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
(vErrors ??= []).push(err13);
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/role",schemaPath:"#/properties/role/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err14);
errors++;
}
}
}
else {
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err15);
errors++;
}
validate259.errors = vErrors;
return errors === 0;
}
validate259.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema108 = {"$id":"CompanyLookedUp","type":"object","required":["company","others","people","lookedIn","reason"],"properties":{"company":{"oneOf":[{"$ref":"FoundCompany"},{"type":"null"}]},"others":{"type":"array","items":{"$ref":"FoundCompany"}},"people":{"type":"array","items":{"$ref":"PersonToReach"}},"lookedIn":{"type":"array","items":{"$ref":"LookedIn"}},"reason":{"type":["string","null"]}},"additionalProperties":false};
const schema109 = {"$id":"FoundCompany","type":"object","required":["name","domain","website","field","description","city","country","employees","phone","foundIn","foundUrl","reason"],"properties":{"name":{"type":"string"},"domain":{"type":["string","null"]},"website":{"type":["string","null"]},"field":{"type":["string","null"]},"description":{"type":["string","null"]},"city":{"type":["string","null"]},"country":{"type":["string","null"]},"employees":{"type":["integer","null"]},"phone":{"type":["string","null"]},"foundIn":{"type":"string"},"foundUrl":{"type":["string","null"]},"reason":{"type":"string"}},"additionalProperties":false};

function validate261(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="FoundCompany" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate261.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.domain === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "domain"},message:"must have required property '"+"domain"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
if(data.website === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "website"},message:"must have required property '"+"website"+"'"};
(vErrors ??= []).push(err2);
errors++;
}
if(data.field === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "field"},message:"must have required property '"+"field"+"'"};
(vErrors ??= []).push(err3);
errors++;
}
if(data.description === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "description"},message:"must have required property '"+"description"+"'"};
(vErrors ??= []).push(err4);
errors++;
}
if(data.city === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "city"},message:"must have required property '"+"city"+"'"};
(vErrors ??= []).push(err5);
errors++;
}
if(data.country === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "country"},message:"must have required property '"+"country"+"'"};
(vErrors ??= []).push(err6);
errors++;
}
if(data.employees === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "employees"},message:"must have required property '"+"employees"+"'"};
(vErrors ??= []).push(err7);
errors++;
}
if(data.phone === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "phone"},message:"must have required property '"+"phone"+"'"};
(vErrors ??= []).push(err8);
errors++;
}
if(data.foundIn === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "foundIn"},message:"must have required property '"+"foundIn"+"'"};
(vErrors ??= []).push(err9);
errors++;
}
if(data.foundUrl === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "foundUrl"},message:"must have required property '"+"foundUrl"+"'"};
(vErrors ??= []).push(err10);
errors++;
}
if(data.reason === undefined){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'"};
(vErrors ??= []).push(err11);
errors++;
}
for(const key0 in data){
if(!(func2.call(schema109.properties, key0))){
const err12 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err12);
errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
const err13 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err13);
errors++;
}
}
if(data.domain !== undefined){
let data1 = data.domain;
if((typeof data1 !== "string") && (data1 !== null)){
const err14 = {instancePath:instancePath+"/domain",schemaPath:"#/properties/domain/type",keyword:"type",params:{type: schema109.properties.domain.type},message:"must be string,null"};
(vErrors ??= []).push(err14);
errors++;
}
}
if(data.website !== undefined){
let data2 = data.website;
if((typeof data2 !== "string") && (data2 !== null)){
const err15 = {instancePath:instancePath+"/website",schemaPath:"#/properties/website/type",keyword:"type",params:{type: schema109.properties.website.type},message:"must be string,null"};
(vErrors ??= []).push(err15);
errors++;
}
}
if(data.field !== undefined){
let data3 = data.field;
if((typeof data3 !== "string") && (data3 !== null)){
const err16 = {instancePath:instancePath+"/field",schemaPath:"#/properties/field/type",keyword:"type",params:{type: schema109.properties.field.type},message:"must be string,null"};
(vErrors ??= []).push(err16);
errors++;
}
}
if(data.description !== undefined){
let data4 = data.description;
if((typeof data4 !== "string") && (data4 !== null)){
const err17 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: schema109.properties.description.type},message:"must be string,null"};
(vErrors ??= []).push(err17);
errors++;
}
}
if(data.city !== undefined){
let data5 = data.city;
if((typeof data5 !== "string") && (data5 !== null)){
const err18 = {instancePath:instancePath+"/city",schemaPath:"#/properties/city/type",keyword:"type",params:{type: schema109.properties.city.type},message:"must be string,null"};
(vErrors ??= []).push(err18);
errors++;
}
}
if(data.country !== undefined){
let data6 = data.country;
if((typeof data6 !== "string") && (data6 !== null)){
const err19 = {instancePath:instancePath+"/country",schemaPath:"#/properties/country/type",keyword:"type",params:{type: schema109.properties.country.type},message:"must be string,null"};
(vErrors ??= []).push(err19);
errors++;
}
}
if(data.employees !== undefined){
let data7 = data.employees;
if((!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))) && (data7 !== null)){
const err20 = {instancePath:instancePath+"/employees",schemaPath:"#/properties/employees/type",keyword:"type",params:{type: schema109.properties.employees.type},message:"must be integer,null"};
(vErrors ??= []).push(err20);
errors++;
}
}
if(data.phone !== undefined){
let data8 = data.phone;
if((typeof data8 !== "string") && (data8 !== null)){
const err21 = {instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/type",keyword:"type",params:{type: schema109.properties.phone.type},message:"must be string,null"};
(vErrors ??= []).push(err21);
errors++;
}
}
if(data.foundIn !== undefined){
if(typeof data.foundIn !== "string"){
const err22 = {instancePath:instancePath+"/foundIn",schemaPath:"#/properties/foundIn/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err22);
errors++;
}
}
if(data.foundUrl !== undefined){
let data10 = data.foundUrl;
if((typeof data10 !== "string") && (data10 !== null)){
const err23 = {instancePath:instancePath+"/foundUrl",schemaPath:"#/properties/foundUrl/type",keyword:"type",params:{type: schema109.properties.foundUrl.type},message:"must be string,null"};
(vErrors ??= []).push(err23);
errors++;
}
}
if(data.reason !== undefined){
if(typeof data.reason !== "string"){
const err24 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err24);
errors++;
}
}
}
else {
const err25 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err25);
errors++;
}
validate261.errors = vErrors;
return errors === 0;
}
validate261.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema110 = {"$id":"PersonToReach","type":"object","required":["kind","firstName","lastName","jobTitle","email","phone","linkedinUrl","city","country","foundIn","foundUrl","why"],"properties":{"kind":{"type":"string","enum":["person","role_address"]},"firstName":{"type":["string","null"]},"lastName":{"type":["string","null"]},"jobTitle":{"type":["string","null"]},"email":{"type":["string","null"]},"phone":{"type":["string","null"]},"linkedinUrl":{"type":["string","null"]},"city":{"type":["string","null"]},"country":{"type":["string","null"]},"foundIn":{"type":"string"},"foundUrl":{"type":["string","null"]},"why":{"type":"string"}},"additionalProperties":false};

function validate264(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="PersonToReach" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate264.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.firstName === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "firstName"},message:"must have required property '"+"firstName"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
if(data.lastName === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "lastName"},message:"must have required property '"+"lastName"+"'"};
(vErrors ??= []).push(err2);
errors++;
}
if(data.jobTitle === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "jobTitle"},message:"must have required property '"+"jobTitle"+"'"};
(vErrors ??= []).push(err3);
errors++;
}
if(data.email === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "email"},message:"must have required property '"+"email"+"'"};
(vErrors ??= []).push(err4);
errors++;
}
if(data.phone === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "phone"},message:"must have required property '"+"phone"+"'"};
(vErrors ??= []).push(err5);
errors++;
}
if(data.linkedinUrl === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "linkedinUrl"},message:"must have required property '"+"linkedinUrl"+"'"};
(vErrors ??= []).push(err6);
errors++;
}
if(data.city === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "city"},message:"must have required property '"+"city"+"'"};
(vErrors ??= []).push(err7);
errors++;
}
if(data.country === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "country"},message:"must have required property '"+"country"+"'"};
(vErrors ??= []).push(err8);
errors++;
}
if(data.foundIn === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "foundIn"},message:"must have required property '"+"foundIn"+"'"};
(vErrors ??= []).push(err9);
errors++;
}
if(data.foundUrl === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "foundUrl"},message:"must have required property '"+"foundUrl"+"'"};
(vErrors ??= []).push(err10);
errors++;
}
if(data.why === undefined){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "why"},message:"must have required property '"+"why"+"'"};
(vErrors ??= []).push(err11);
errors++;
}
for(const key0 in data){
if(!(func2.call(schema110.properties, key0))){
const err12 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err12);
errors++;
}
}
if(data.kind !== undefined){
let data0 = data.kind;
if(typeof data0 !== "string"){
const err13 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err13);
errors++;
}
if(!((data0 === "person") || (data0 === "role_address"))){
const err14 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schema110.properties.kind.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err14);
errors++;
}
}
if(data.firstName !== undefined){
let data1 = data.firstName;
if((typeof data1 !== "string") && (data1 !== null)){
const err15 = {instancePath:instancePath+"/firstName",schemaPath:"#/properties/firstName/type",keyword:"type",params:{type: schema110.properties.firstName.type},message:"must be string,null"};
(vErrors ??= []).push(err15);
errors++;
}
}
if(data.lastName !== undefined){
let data2 = data.lastName;
if((typeof data2 !== "string") && (data2 !== null)){
const err16 = {instancePath:instancePath+"/lastName",schemaPath:"#/properties/lastName/type",keyword:"type",params:{type: schema110.properties.lastName.type},message:"must be string,null"};
(vErrors ??= []).push(err16);
errors++;
}
}
if(data.jobTitle !== undefined){
let data3 = data.jobTitle;
if((typeof data3 !== "string") && (data3 !== null)){
const err17 = {instancePath:instancePath+"/jobTitle",schemaPath:"#/properties/jobTitle/type",keyword:"type",params:{type: schema110.properties.jobTitle.type},message:"must be string,null"};
(vErrors ??= []).push(err17);
errors++;
}
}
if(data.email !== undefined){
let data4 = data.email;
if((typeof data4 !== "string") && (data4 !== null)){
const err18 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: schema110.properties.email.type},message:"must be string,null"};
(vErrors ??= []).push(err18);
errors++;
}
}
if(data.phone !== undefined){
let data5 = data.phone;
if((typeof data5 !== "string") && (data5 !== null)){
const err19 = {instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/type",keyword:"type",params:{type: schema110.properties.phone.type},message:"must be string,null"};
(vErrors ??= []).push(err19);
errors++;
}
}
if(data.linkedinUrl !== undefined){
let data6 = data.linkedinUrl;
if((typeof data6 !== "string") && (data6 !== null)){
const err20 = {instancePath:instancePath+"/linkedinUrl",schemaPath:"#/properties/linkedinUrl/type",keyword:"type",params:{type: schema110.properties.linkedinUrl.type},message:"must be string,null"};
(vErrors ??= []).push(err20);
errors++;
}
}
if(data.city !== undefined){
let data7 = data.city;
if((typeof data7 !== "string") && (data7 !== null)){
const err21 = {instancePath:instancePath+"/city",schemaPath:"#/properties/city/type",keyword:"type",params:{type: schema110.properties.city.type},message:"must be string,null"};
(vErrors ??= []).push(err21);
errors++;
}
}
if(data.country !== undefined){
let data8 = data.country;
if((typeof data8 !== "string") && (data8 !== null)){
const err22 = {instancePath:instancePath+"/country",schemaPath:"#/properties/country/type",keyword:"type",params:{type: schema110.properties.country.type},message:"must be string,null"};
(vErrors ??= []).push(err22);
errors++;
}
}
if(data.foundIn !== undefined){
if(typeof data.foundIn !== "string"){
const err23 = {instancePath:instancePath+"/foundIn",schemaPath:"#/properties/foundIn/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err23);
errors++;
}
}
if(data.foundUrl !== undefined){
let data10 = data.foundUrl;
if((typeof data10 !== "string") && (data10 !== null)){
const err24 = {instancePath:instancePath+"/foundUrl",schemaPath:"#/properties/foundUrl/type",keyword:"type",params:{type: schema110.properties.foundUrl.type},message:"must be string,null"};
(vErrors ??= []).push(err24);
errors++;
}
}
if(data.why !== undefined){
if(typeof data.why !== "string"){
const err25 = {instancePath:instancePath+"/why",schemaPath:"#/properties/why/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err25);
errors++;
}
}
}
else {
const err26 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err26);
errors++;
}
validate264.errors = vErrors;
return errors === 0;
}
validate264.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate260(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="CompanyLookedUp" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate260.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.company === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "company"},message:"must have required property '"+"company"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.others === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "others"},message:"must have required property '"+"others"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
if(data.people === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "people"},message:"must have required property '"+"people"+"'"};
(vErrors ??= []).push(err2);
errors++;
}
if(data.lookedIn === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "lookedIn"},message:"must have required property '"+"lookedIn"+"'"};
(vErrors ??= []).push(err3);
errors++;
}
if(data.reason === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'"};
(vErrors ??= []).push(err4);
errors++;
}
for(const key0 in data){
if(!(((((key0 === "company") || (key0 === "others")) || (key0 === "people")) || (key0 === "lookedIn")) || (key0 === "reason"))){
const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.company !== undefined){
let data0 = data.company;
const _errs3 = errors;
let valid1 = false;
let passing0 = null;
const _errs4 = errors;
if(!(validate261(data0, {instancePath:instancePath+"/company",parentData:data,parentDataProperty:"company",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate261.errors : vErrors.concat(validate261.errors);
errors = vErrors.length;
}
var _valid0 = _errs4 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs5 = errors;
if(data0 !== null){
const err6 = {instancePath:instancePath+"/company",schemaPath:"#/properties/company/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
(vErrors ??= []).push(err6);
errors++;
}
var _valid0 = _errs5 === errors;
if(_valid0 && valid1){
valid1 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid1 = true;
passing0 = 1;
}
}
if(!valid1){
const err7 = {instancePath:instancePath+"/company",schemaPath:"#/properties/company/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
(vErrors ??= []).push(err7);
errors++;
}
else {
errors = _errs3;
if(vErrors !== null){
if(_errs3){
vErrors.length = _errs3;
}
else {
vErrors = null;
}
}
}
}
if(data.others !== undefined){
let data1 = data.others;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validate261(data1[i0], {instancePath:instancePath+"/others/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate261.errors : vErrors.concat(validate261.errors);
errors = vErrors.length;
}
}
}
else {
const err8 = {instancePath:instancePath+"/others",schemaPath:"#/properties/others/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err8);
errors++;
}
}
if(data.people !== undefined){
let data3 = data.people;
if(Array.isArray(data3)){
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
if(!(validate264(data3[i1], {instancePath:instancePath+"/people/" + i1,parentData:data3,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate264.errors : vErrors.concat(validate264.errors);
errors = vErrors.length;
}
}
}
else {
const err9 = {instancePath:instancePath+"/people",schemaPath:"#/properties/people/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err9);
errors++;
}
}
if(data.lookedIn !== undefined){
let data5 = data.lookedIn;
if(Array.isArray(data5)){
const len2 = data5.length;
for(let i2=0; i2<len2; i2++){
if(!(validate163(data5[i2], {instancePath:instancePath+"/lookedIn/" + i2,parentData:data5,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate163.errors : vErrors.concat(validate163.errors);
errors = vErrors.length;
}
}
}
else {
const err10 = {instancePath:instancePath+"/lookedIn",schemaPath:"#/properties/lookedIn/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err10);
errors++;
}
}
if(data.reason !== undefined){
let data7 = data.reason;
if((typeof data7 !== "string") && (data7 !== null)){
const err11 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: schema108.properties.reason.type},message:"must be string,null"};
(vErrors ??= []).push(err11);
errors++;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err12);
errors++;
}
validate260.errors = vErrors;
return errors === 0;
}
validate260.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema111 = {"$id":"EngineStartArguments","type":"object","required":["projectId","idea"],"properties":{"projectId":{"$ref":"ProjectId"},"idea":{"type":"string","maxLength":65536,"minLength":1,"pattern":"\\S"},"campaignId":{"$ref":"CampaignId"},"channels":{"type":"array","items":{"type":"string","enum":["email"]},"maxItems":1},"startAt":{"type":["string","integer"]},"targetLeadCount":{"type":"integer","maximum":200,"minimum":1}},"additionalProperties":false};

function validate267(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="EngineStartArguments" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate267.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.projectId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "projectId"},message:"must have required property '"+"projectId"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.idea === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "idea"},message:"must have required property '"+"idea"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
for(const key0 in data){
if(!((((((key0 === "projectId") || (key0 === "idea")) || (key0 === "campaignId")) || (key0 === "channels")) || (key0 === "startAt")) || (key0 === "targetLeadCount"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.projectId !== undefined){
if(!(validate55(data.projectId, {instancePath:instancePath+"/projectId",parentData:data,parentDataProperty:"projectId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
}
}
if(data.idea !== undefined){
let data1 = data.idea;
if(typeof data1 === "string"){
if(func1(data1) > 65536){
const err3 = {instancePath:instancePath+"/idea",schemaPath:"#/properties/idea/maxLength",keyword:"maxLength",params:{limit: 65536},message:"must NOT have more than 65536 characters"};
(vErrors ??= []).push(err3);
errors++;
}
if(func1(data1) < 1){
const err4 = {instancePath:instancePath+"/idea",schemaPath:"#/properties/idea/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err4);
errors++;
}
if(!pattern12.test(data1)){
const err5 = {instancePath:instancePath+"/idea",schemaPath:"#/properties/idea/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
(vErrors ??= []).push(err5);
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/idea",schemaPath:"#/properties/idea/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.campaignId !== undefined){
if(!(validate102(data.campaignId, {instancePath:instancePath+"/campaignId",parentData:data,parentDataProperty:"campaignId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate102.errors : vErrors.concat(validate102.errors);
errors = vErrors.length;
}
}
if(data.channels !== undefined){
let data3 = data.channels;
if(Array.isArray(data3)){
if(data3.length > 1){
const err7 = {instancePath:instancePath+"/channels",schemaPath:"#/properties/channels/maxItems",keyword:"maxItems",params:{limit: 1},message:"must NOT have more than 1 items"};
(vErrors ??= []).push(err7);
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(typeof data4 !== "string"){
const err8 = {instancePath:instancePath+"/channels/" + i0,schemaPath:"#/properties/channels/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err8);
errors++;
}
if(!(data4 === "email")){
const err9 = {instancePath:instancePath+"/channels/" + i0,schemaPath:"#/properties/channels/items/enum",keyword:"enum",params:{allowedValues: schema111.properties.channels.items.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err9);
errors++;
}
}
}
else {
const err10 = {instancePath:instancePath+"/channels",schemaPath:"#/properties/channels/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err10);
errors++;
}
}
if(data.startAt !== undefined){
let data5 = data.startAt;
if((typeof data5 !== "string") && (!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5))))){
const err11 = {instancePath:instancePath+"/startAt",schemaPath:"#/properties/startAt/type",keyword:"type",params:{type: schema111.properties.startAt.type},message:"must be string,integer"};
(vErrors ??= []).push(err11);
errors++;
}
}
if(data.targetLeadCount !== undefined){
let data6 = data.targetLeadCount;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err12 = {instancePath:instancePath+"/targetLeadCount",schemaPath:"#/properties/targetLeadCount/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err12);
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 200 || isNaN(data6)){
const err13 = {instancePath:instancePath+"/targetLeadCount",schemaPath:"#/properties/targetLeadCount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 200},message:"must be <= 200"};
(vErrors ??= []).push(err13);
errors++;
}
if(data6 < 1 || isNaN(data6)){
const err14 = {instancePath:instancePath+"/targetLeadCount",schemaPath:"#/properties/targetLeadCount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
(vErrors ??= []).push(err14);
errors++;
}
}
}
}
else {
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err15);
errors++;
}
validate267.errors = vErrors;
return errors === 0;
}
validate267.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema112 = {"$id":"StartedEngineRun","type":"object","required":["runId","status","name","understood","warnings","startsAt","estimate","dryRun"],"properties":{"runId":{"oneOf":[{"$ref":"RunId"},{"type":"null"}]},"status":{"$ref":"RunStatusName"},"name":{"type":"string"},"understood":{"type":"string"},"warnings":{"type":"array","items":{"type":"string"}},"startsAt":{"type":["integer","null"]},"estimate":{"$ref":"RunEstimate"},"dryRun":{"type":"boolean"}},"additionalProperties":false};
const pattern14 = new RegExp("^run_[0-9a-hjkmnp-tv-z]{26}$", "u");

function validate271(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="RunId" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate271.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(!pattern14.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^run_[0-9a-hjkmnp-tv-z]{26}$"},message:"must match pattern \""+"^run_[0-9a-hjkmnp-tv-z]{26}$"+"\""};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err1);
errors++;
}
validate271.errors = vErrors;
return errors === 0;
}
validate271.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema114 = {"$id":"RunStatusName","type":"string","enum":["discovering","awaiting_profile","resolving_contacts","awaiting_contacts","drafting","awaiting_approval","sending","completed","parked_credits","failed"]};

function validate273(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="RunStatusName" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate273.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err0);
errors++;
}
if(!((((((((((data === "discovering") || (data === "awaiting_profile")) || (data === "resolving_contacts")) || (data === "awaiting_contacts")) || (data === "drafting")) || (data === "awaiting_approval")) || (data === "sending")) || (data === "completed")) || (data === "parked_credits")) || (data === "failed"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema114.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err1);
errors++;
}
validate273.errors = vErrors;
return errors === 0;
}
validate273.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate275(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="RunEstimate" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate275.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.companies === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "companies"},message:"must have required property '"+"companies"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.contacts === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "contacts"},message:"must have required property '"+"contacts"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
if(data.research === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "research"},message:"must have required property '"+"research"+"'"};
(vErrors ??= []).push(err2);
errors++;
}
if(data.enrich === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "enrich"},message:"must have required property '"+"enrich"+"'"};
(vErrors ??= []).push(err3);
errors++;
}
if(data.drafts === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "drafts"},message:"must have required property '"+"drafts"+"'"};
(vErrors ??= []).push(err4);
errors++;
}
if(data.credits === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "credits"},message:"must have required property '"+"credits"+"'"};
(vErrors ??= []).push(err5);
errors++;
}
for(const key0 in data){
if(!((((((key0 === "companies") || (key0 === "contacts")) || (key0 === "research")) || (key0 === "enrich")) || (key0 === "drafts")) || (key0 === "credits"))){
const err6 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.companies !== undefined){
let data0 = data.companies;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err7 = {instancePath:instancePath+"/companies",schemaPath:"#/properties/companies/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err7);
errors++;
}
}
if(data.contacts !== undefined){
let data1 = data.contacts;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err8 = {instancePath:instancePath+"/contacts",schemaPath:"#/properties/contacts/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err8);
errors++;
}
}
if(data.research !== undefined){
let data2 = data.research;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err9 = {instancePath:instancePath+"/research",schemaPath:"#/properties/research/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err9);
errors++;
}
}
if(data.enrich !== undefined){
let data3 = data.enrich;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err10 = {instancePath:instancePath+"/enrich",schemaPath:"#/properties/enrich/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err10);
errors++;
}
}
if(data.drafts !== undefined){
let data4 = data.drafts;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err11 = {instancePath:instancePath+"/drafts",schemaPath:"#/properties/drafts/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err11);
errors++;
}
}
if(data.credits !== undefined){
let data5 = data.credits;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err12 = {instancePath:instancePath+"/credits",schemaPath:"#/properties/credits/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err12);
errors++;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err13);
errors++;
}
validate275.errors = vErrors;
return errors === 0;
}
validate275.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate270(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="StartedEngineRun" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate270.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.runId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "runId"},message:"must have required property '"+"runId"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.status === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
if(data.name === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
(vErrors ??= []).push(err2);
errors++;
}
if(data.understood === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "understood"},message:"must have required property '"+"understood"+"'"};
(vErrors ??= []).push(err3);
errors++;
}
if(data.warnings === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "warnings"},message:"must have required property '"+"warnings"+"'"};
(vErrors ??= []).push(err4);
errors++;
}
if(data.startsAt === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "startsAt"},message:"must have required property '"+"startsAt"+"'"};
(vErrors ??= []).push(err5);
errors++;
}
if(data.estimate === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "estimate"},message:"must have required property '"+"estimate"+"'"};
(vErrors ??= []).push(err6);
errors++;
}
if(data.dryRun === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "dryRun"},message:"must have required property '"+"dryRun"+"'"};
(vErrors ??= []).push(err7);
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "runId") || (key0 === "status")) || (key0 === "name")) || (key0 === "understood")) || (key0 === "warnings")) || (key0 === "startsAt")) || (key0 === "estimate")) || (key0 === "dryRun"))){
const err8 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err8);
errors++;
}
}
if(data.runId !== undefined){
let data0 = data.runId;
const _errs3 = errors;
let valid1 = false;
let passing0 = null;
const _errs4 = errors;
if(!(validate271(data0, {instancePath:instancePath+"/runId",parentData:data,parentDataProperty:"runId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate271.errors : vErrors.concat(validate271.errors);
errors = vErrors.length;
}
var _valid0 = _errs4 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs5 = errors;
if(data0 !== null){
const err9 = {instancePath:instancePath+"/runId",schemaPath:"#/properties/runId/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
(vErrors ??= []).push(err9);
errors++;
}
var _valid0 = _errs5 === errors;
if(_valid0 && valid1){
valid1 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid1 = true;
passing0 = 1;
}
}
if(!valid1){
const err10 = {instancePath:instancePath+"/runId",schemaPath:"#/properties/runId/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
(vErrors ??= []).push(err10);
errors++;
}
else {
errors = _errs3;
if(vErrors !== null){
if(_errs3){
vErrors.length = _errs3;
}
else {
vErrors = null;
}
}
}
}
if(data.status !== undefined){
if(!(validate273(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate273.errors : vErrors.concat(validate273.errors);
errors = vErrors.length;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
const err11 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err11);
errors++;
}
}
if(data.understood !== undefined){
if(typeof data.understood !== "string"){
const err12 = {instancePath:instancePath+"/understood",schemaPath:"#/properties/understood/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err12);
errors++;
}
}
if(data.warnings !== undefined){
let data4 = data.warnings;
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
if(typeof data4[i0] !== "string"){
const err13 = {instancePath:instancePath+"/warnings/" + i0,schemaPath:"#/properties/warnings/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err13);
errors++;
}
}
}
else {
const err14 = {instancePath:instancePath+"/warnings",schemaPath:"#/properties/warnings/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err14);
errors++;
}
}
if(data.startsAt !== undefined){
let data6 = data.startsAt;
if((!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))) && (data6 !== null)){
const err15 = {instancePath:instancePath+"/startsAt",schemaPath:"#/properties/startsAt/type",keyword:"type",params:{type: schema112.properties.startsAt.type},message:"must be integer,null"};
(vErrors ??= []).push(err15);
errors++;
}
}
if(data.estimate !== undefined){
if(!(validate275(data.estimate, {instancePath:instancePath+"/estimate",parentData:data,parentDataProperty:"estimate",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate275.errors : vErrors.concat(validate275.errors);
errors = vErrors.length;
}
}
if(data.dryRun !== undefined){
if(typeof data.dryRun !== "boolean"){
const err16 = {instancePath:instancePath+"/dryRun",schemaPath:"#/properties/dryRun/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
(vErrors ??= []).push(err16);
errors++;
}
}
}
else {
const err17 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err17);
errors++;
}
validate270.errors = vErrors;
return errors === 0;
}
validate270.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate277(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="RunsListArguments" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate277.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.limit === undefined){
data.limit = 50;
}
if(data.projectId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "projectId"},message:"must have required property '"+"projectId"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
for(const key0 in data){
if(!((((key0 === "projectId") || (key0 === "cursor")) || (key0 === "includeArchived")) || (key0 === "limit"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.projectId !== undefined){
if(!(validate55(data.projectId, {instancePath:instancePath+"/projectId",parentData:data,parentDataProperty:"projectId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
}
}
if(data.cursor !== undefined){
let data1 = data.cursor;
if(typeof data1 === "string"){
if(func1(data1) > 2000){
const err2 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
(vErrors ??= []).push(err2);
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.includeArchived !== undefined){
if(typeof data.includeArchived !== "boolean"){
const err4 = {instancePath:instancePath+"/includeArchived",schemaPath:"#/properties/includeArchived/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
(vErrors ??= []).push(err4);
errors++;
}
}
let data3 = data.limit;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err5 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err5);
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 200 || isNaN(data3)){
const err6 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 200},message:"must be <= 200"};
(vErrors ??= []).push(err6);
errors++;
}
if(data3 < 1 || isNaN(data3)){
const err7 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
(vErrors ??= []).push(err7);
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err8);
errors++;
}
validate277.errors = vErrors;
return errors === 0;
}
validate277.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema117 = {"$id":"RunList","type":"object","required":["items","nextCursor"],"properties":{"items":{"type":"array","items":{"$ref":"Run"}},"nextCursor":{"type":["string","null"]}},"additionalProperties":false};
const schema118 = {"$id":"Run","type":"object","required":["id","projectId","campaignId","name","status","source","origin","targetLeadCount","language","channel","startsAt","creditCap","lookedIn","profile","archivedAt","attachments","waves","counts","createdAt","updatedAt"],"properties":{"id":{"$ref":"RunId"},"projectId":{"$ref":"ProjectId"},"campaignId":{"oneOf":[{"$ref":"CampaignId"},{"type":"null"}]},"name":{"type":"string"},"status":{"$ref":"RunStatusName"},"source":{"type":["string","null"]},"origin":{"type":"string","enum":["leads","brief","material"]},"targetLeadCount":{"type":["integer","null"]},"language":{"type":["string","null"]},"channel":{"type":["string","null"]},"startsAt":{"type":["integer","null"]},"creditCap":{"type":["integer","null"]},"lookedIn":{"type":"array","items":{"$ref":"LookedIn"}},"profile":{"oneOf":[{"$ref":"RunProfile"},{"type":"null"}]},"archivedAt":{"type":["integer","null"]},"attachments":{"type":"array","items":{"$ref":"Attachment"}},"waves":{"type":"array","items":{"$ref":"Wave"}},"counts":{"$ref":"RunCounts"},"createdAt":{"type":"integer"},"updatedAt":{"type":"integer"}},"additionalProperties":false};
const schema119 = {"$id":"RunProfile","type":"object","required":["languageChosen","targetRoles","targetDecisionMakers","leadsPerCompany","excludedDomains","confirmedBy","confirmedAt"],"properties":{"languageChosen":{"type":"boolean"},"targetRoles":{"type":"array","items":{"type":"string"}},"targetDecisionMakers":{"type":"array","items":{"$ref":"DecisionMaker"}},"leadsPerCompany":{"type":"integer"},"excludedDomains":{"type":"array","items":{"type":"string"}},"confirmedBy":{"type":"string"},"confirmedAt":{"type":"integer"},"contactResearchRequest":{"type":"string"},"greeting":{"type":"string"},"targetAudience":{"type":"string"},"targetMarket":{"type":"string"},"tone":{"type":"string"}},"additionalProperties":false};

function validate287(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="DecisionMaker" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate287.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
for(const key0 in data){
if(!((key0 === "title") || (key0 === "why"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.title !== undefined){
let data0 = data.title;
if(typeof data0 === "string"){
if(func1(data0) > 200){
const err2 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
(vErrors ??= []).push(err2);
errors++;
}
if(func1(data0) < 1){
const err3 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err3);
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.why !== undefined){
let data1 = data.why;
if(typeof data1 === "string"){
if(func1(data1) > 2000){
const err5 = {instancePath:instancePath+"/why",schemaPath:"#/properties/why/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
(vErrors ??= []).push(err5);
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/why",schemaPath:"#/properties/why/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err6);
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err7);
errors++;
}
validate287.errors = vErrors;
return errors === 0;
}
validate287.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate286(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="RunProfile" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate286.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.languageChosen === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "languageChosen"},message:"must have required property '"+"languageChosen"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.targetRoles === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "targetRoles"},message:"must have required property '"+"targetRoles"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
if(data.targetDecisionMakers === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "targetDecisionMakers"},message:"must have required property '"+"targetDecisionMakers"+"'"};
(vErrors ??= []).push(err2);
errors++;
}
if(data.leadsPerCompany === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "leadsPerCompany"},message:"must have required property '"+"leadsPerCompany"+"'"};
(vErrors ??= []).push(err3);
errors++;
}
if(data.excludedDomains === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "excludedDomains"},message:"must have required property '"+"excludedDomains"+"'"};
(vErrors ??= []).push(err4);
errors++;
}
if(data.confirmedBy === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "confirmedBy"},message:"must have required property '"+"confirmedBy"+"'"};
(vErrors ??= []).push(err5);
errors++;
}
if(data.confirmedAt === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "confirmedAt"},message:"must have required property '"+"confirmedAt"+"'"};
(vErrors ??= []).push(err6);
errors++;
}
for(const key0 in data){
if(!(func2.call(schema119.properties, key0))){
const err7 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err7);
errors++;
}
}
if(data.languageChosen !== undefined){
if(typeof data.languageChosen !== "boolean"){
const err8 = {instancePath:instancePath+"/languageChosen",schemaPath:"#/properties/languageChosen/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
(vErrors ??= []).push(err8);
errors++;
}
}
if(data.targetRoles !== undefined){
let data1 = data.targetRoles;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(typeof data1[i0] !== "string"){
const err9 = {instancePath:instancePath+"/targetRoles/" + i0,schemaPath:"#/properties/targetRoles/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err9);
errors++;
}
}
}
else {
const err10 = {instancePath:instancePath+"/targetRoles",schemaPath:"#/properties/targetRoles/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err10);
errors++;
}
}
if(data.targetDecisionMakers !== undefined){
let data3 = data.targetDecisionMakers;
if(Array.isArray(data3)){
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
if(!(validate287(data3[i1], {instancePath:instancePath+"/targetDecisionMakers/" + i1,parentData:data3,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate287.errors : vErrors.concat(validate287.errors);
errors = vErrors.length;
}
}
}
else {
const err11 = {instancePath:instancePath+"/targetDecisionMakers",schemaPath:"#/properties/targetDecisionMakers/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err11);
errors++;
}
}
if(data.leadsPerCompany !== undefined){
let data5 = data.leadsPerCompany;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err12 = {instancePath:instancePath+"/leadsPerCompany",schemaPath:"#/properties/leadsPerCompany/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err12);
errors++;
}
}
if(data.excludedDomains !== undefined){
let data6 = data.excludedDomains;
if(Array.isArray(data6)){
const len2 = data6.length;
for(let i2=0; i2<len2; i2++){
if(typeof data6[i2] !== "string"){
const err13 = {instancePath:instancePath+"/excludedDomains/" + i2,schemaPath:"#/properties/excludedDomains/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err13);
errors++;
}
}
}
else {
const err14 = {instancePath:instancePath+"/excludedDomains",schemaPath:"#/properties/excludedDomains/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err14);
errors++;
}
}
if(data.confirmedBy !== undefined){
if(typeof data.confirmedBy !== "string"){
const err15 = {instancePath:instancePath+"/confirmedBy",schemaPath:"#/properties/confirmedBy/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err15);
errors++;
}
}
if(data.confirmedAt !== undefined){
let data9 = data.confirmedAt;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err16 = {instancePath:instancePath+"/confirmedAt",schemaPath:"#/properties/confirmedAt/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err16);
errors++;
}
}
if(data.contactResearchRequest !== undefined){
if(typeof data.contactResearchRequest !== "string"){
const err17 = {instancePath:instancePath+"/contactResearchRequest",schemaPath:"#/properties/contactResearchRequest/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err17);
errors++;
}
}
if(data.greeting !== undefined){
if(typeof data.greeting !== "string"){
const err18 = {instancePath:instancePath+"/greeting",schemaPath:"#/properties/greeting/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err18);
errors++;
}
}
if(data.targetAudience !== undefined){
if(typeof data.targetAudience !== "string"){
const err19 = {instancePath:instancePath+"/targetAudience",schemaPath:"#/properties/targetAudience/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err19);
errors++;
}
}
if(data.targetMarket !== undefined){
if(typeof data.targetMarket !== "string"){
const err20 = {instancePath:instancePath+"/targetMarket",schemaPath:"#/properties/targetMarket/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err20);
errors++;
}
}
if(data.tone !== undefined){
if(typeof data.tone !== "string"){
const err21 = {instancePath:instancePath+"/tone",schemaPath:"#/properties/tone/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err21);
errors++;
}
}
}
else {
const err22 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err22);
errors++;
}
validate286.errors = vErrors;
return errors === 0;
}
validate286.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema121 = {"$id":"Attachment","type":"object","required":["storageId","path","sizeBytes","folder","wave","state","reason"],"properties":{"storageId":{"type":"string"},"path":{"type":"string"},"sizeBytes":{"type":"integer"},"folder":{"type":["string","null"]},"wave":{"type":"integer"},"state":{"type":"string","enum":["waiting","read","failed"]},"reason":{"type":["string","null"]}},"additionalProperties":false};

function validate290(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="Attachment" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate290.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.storageId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "storageId"},message:"must have required property '"+"storageId"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.path === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},message:"must have required property '"+"path"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
if(data.sizeBytes === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sizeBytes"},message:"must have required property '"+"sizeBytes"+"'"};
(vErrors ??= []).push(err2);
errors++;
}
if(data.folder === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "folder"},message:"must have required property '"+"folder"+"'"};
(vErrors ??= []).push(err3);
errors++;
}
if(data.wave === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "wave"},message:"must have required property '"+"wave"+"'"};
(vErrors ??= []).push(err4);
errors++;
}
if(data.state === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "state"},message:"must have required property '"+"state"+"'"};
(vErrors ??= []).push(err5);
errors++;
}
if(data.reason === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'"};
(vErrors ??= []).push(err6);
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "storageId") || (key0 === "path")) || (key0 === "sizeBytes")) || (key0 === "folder")) || (key0 === "wave")) || (key0 === "state")) || (key0 === "reason"))){
const err7 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err7);
errors++;
}
}
if(data.storageId !== undefined){
if(typeof data.storageId !== "string"){
const err8 = {instancePath:instancePath+"/storageId",schemaPath:"#/properties/storageId/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err8);
errors++;
}
}
if(data.path !== undefined){
if(typeof data.path !== "string"){
const err9 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err9);
errors++;
}
}
if(data.sizeBytes !== undefined){
let data2 = data.sizeBytes;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err10 = {instancePath:instancePath+"/sizeBytes",schemaPath:"#/properties/sizeBytes/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err10);
errors++;
}
}
if(data.folder !== undefined){
let data3 = data.folder;
if((typeof data3 !== "string") && (data3 !== null)){
const err11 = {instancePath:instancePath+"/folder",schemaPath:"#/properties/folder/type",keyword:"type",params:{type: schema121.properties.folder.type},message:"must be string,null"};
(vErrors ??= []).push(err11);
errors++;
}
}
if(data.wave !== undefined){
let data4 = data.wave;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err12 = {instancePath:instancePath+"/wave",schemaPath:"#/properties/wave/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err12);
errors++;
}
}
if(data.state !== undefined){
let data5 = data.state;
if(typeof data5 !== "string"){
const err13 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err13);
errors++;
}
if(!(((data5 === "waiting") || (data5 === "read")) || (data5 === "failed"))){
const err14 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/enum",keyword:"enum",params:{allowedValues: schema121.properties.state.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err14);
errors++;
}
}
if(data.reason !== undefined){
let data6 = data.reason;
if((typeof data6 !== "string") && (data6 !== null)){
const err15 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: schema121.properties.reason.type},message:"must be string,null"};
(vErrors ??= []).push(err15);
errors++;
}
}
}
else {
const err16 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err16);
errors++;
}
validate290.errors = vErrors;
return errors === 0;
}
validate290.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema123 = {"$id":"WaveGrant","type":"string","enum":["leads","messages"]};

function validate293(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="WaveGrant" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate293.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err0);
errors++;
}
if(!((data === "leads") || (data === "messages"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema123.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err1);
errors++;
}
validate293.errors = vErrors;
return errors === 0;
}
validate293.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate292(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="Wave" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate292.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.number === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "number"},message:"must have required property '"+"number"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.grants === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "grants"},message:"must have required property '"+"grants"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
if(data.files === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "files"},message:"must have required property '"+"files"+"'"};
(vErrors ??= []).push(err2);
errors++;
}
if(data.by === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "by"},message:"must have required property '"+"by"+"'"};
(vErrors ??= []).push(err3);
errors++;
}
if(data.at === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "at"},message:"must have required property '"+"at"+"'"};
(vErrors ??= []).push(err4);
errors++;
}
for(const key0 in data){
if(!(((((key0 === "number") || (key0 === "grants")) || (key0 === "files")) || (key0 === "by")) || (key0 === "at"))){
const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.number !== undefined){
let data0 = data.number;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err6 = {instancePath:instancePath+"/number",schemaPath:"#/properties/number/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.grants !== undefined){
let data1 = data.grants;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validate293(data1[i0], {instancePath:instancePath+"/grants/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate293.errors : vErrors.concat(validate293.errors);
errors = vErrors.length;
}
}
}
else {
const err7 = {instancePath:instancePath+"/grants",schemaPath:"#/properties/grants/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err7);
errors++;
}
}
if(data.files !== undefined){
let data3 = data.files;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err8 = {instancePath:instancePath+"/files",schemaPath:"#/properties/files/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err8);
errors++;
}
}
if(data.by !== undefined){
if(typeof data.by !== "string"){
const err9 = {instancePath:instancePath+"/by",schemaPath:"#/properties/by/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err9);
errors++;
}
}
if(data.at !== undefined){
let data5 = data.at;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err10 = {instancePath:instancePath+"/at",schemaPath:"#/properties/at/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err10);
errors++;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err11);
errors++;
}
validate292.errors = vErrors;
return errors === 0;
}
validate292.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate296(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="RunCounts" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate296.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.companies === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "companies"},message:"must have required property '"+"companies"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.contacts === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "contacts"},message:"must have required property '"+"contacts"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
if(data.drafts === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "drafts"},message:"must have required property '"+"drafts"+"'"};
(vErrors ??= []).push(err2);
errors++;
}
if(data.approved === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "approved"},message:"must have required property '"+"approved"+"'"};
(vErrors ??= []).push(err3);
errors++;
}
if(data.sent === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sent"},message:"must have required property '"+"sent"+"'"};
(vErrors ??= []).push(err4);
errors++;
}
if(data.removed === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "removed"},message:"must have required property '"+"removed"+"'"};
(vErrors ??= []).push(err5);
errors++;
}
for(const key0 in data){
if(!((((((key0 === "companies") || (key0 === "contacts")) || (key0 === "drafts")) || (key0 === "approved")) || (key0 === "sent")) || (key0 === "removed"))){
const err6 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.companies !== undefined){
let data0 = data.companies;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err7 = {instancePath:instancePath+"/companies",schemaPath:"#/properties/companies/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err7);
errors++;
}
}
if(data.contacts !== undefined){
let data1 = data.contacts;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err8 = {instancePath:instancePath+"/contacts",schemaPath:"#/properties/contacts/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err8);
errors++;
}
}
if(data.drafts !== undefined){
let data2 = data.drafts;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err9 = {instancePath:instancePath+"/drafts",schemaPath:"#/properties/drafts/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err9);
errors++;
}
}
if(data.approved !== undefined){
let data3 = data.approved;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err10 = {instancePath:instancePath+"/approved",schemaPath:"#/properties/approved/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err10);
errors++;
}
}
if(data.sent !== undefined){
let data4 = data.sent;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err11 = {instancePath:instancePath+"/sent",schemaPath:"#/properties/sent/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err11);
errors++;
}
}
if(data.removed !== undefined){
let data5 = data.removed;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err12 = {instancePath:instancePath+"/removed",schemaPath:"#/properties/removed/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err12);
errors++;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err13);
errors++;
}
validate296.errors = vErrors;
return errors === 0;
}
validate296.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate280(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="Run" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate280.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.projectId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "projectId"},message:"must have required property '"+"projectId"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
if(data.campaignId === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "campaignId"},message:"must have required property '"+"campaignId"+"'"};
(vErrors ??= []).push(err2);
errors++;
}
if(data.name === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
(vErrors ??= []).push(err3);
errors++;
}
if(data.status === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
(vErrors ??= []).push(err4);
errors++;
}
if(data.source === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "source"},message:"must have required property '"+"source"+"'"};
(vErrors ??= []).push(err5);
errors++;
}
if(data.origin === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "origin"},message:"must have required property '"+"origin"+"'"};
(vErrors ??= []).push(err6);
errors++;
}
if(data.targetLeadCount === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "targetLeadCount"},message:"must have required property '"+"targetLeadCount"+"'"};
(vErrors ??= []).push(err7);
errors++;
}
if(data.language === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "language"},message:"must have required property '"+"language"+"'"};
(vErrors ??= []).push(err8);
errors++;
}
if(data.channel === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "channel"},message:"must have required property '"+"channel"+"'"};
(vErrors ??= []).push(err9);
errors++;
}
if(data.startsAt === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "startsAt"},message:"must have required property '"+"startsAt"+"'"};
(vErrors ??= []).push(err10);
errors++;
}
if(data.creditCap === undefined){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "creditCap"},message:"must have required property '"+"creditCap"+"'"};
(vErrors ??= []).push(err11);
errors++;
}
if(data.lookedIn === undefined){
const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "lookedIn"},message:"must have required property '"+"lookedIn"+"'"};
(vErrors ??= []).push(err12);
errors++;
}
if(data.profile === undefined){
const err13 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "profile"},message:"must have required property '"+"profile"+"'"};
(vErrors ??= []).push(err13);
errors++;
}
if(data.archivedAt === undefined){
const err14 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "archivedAt"},message:"must have required property '"+"archivedAt"+"'"};
(vErrors ??= []).push(err14);
errors++;
}
if(data.attachments === undefined){
const err15 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "attachments"},message:"must have required property '"+"attachments"+"'"};
(vErrors ??= []).push(err15);
errors++;
}
if(data.waves === undefined){
const err16 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "waves"},message:"must have required property '"+"waves"+"'"};
(vErrors ??= []).push(err16);
errors++;
}
if(data.counts === undefined){
const err17 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "counts"},message:"must have required property '"+"counts"+"'"};
(vErrors ??= []).push(err17);
errors++;
}
if(data.createdAt === undefined){
const err18 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "createdAt"},message:"must have required property '"+"createdAt"+"'"};
(vErrors ??= []).push(err18);
errors++;
}
if(data.updatedAt === undefined){
const err19 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "updatedAt"},message:"must have required property '"+"updatedAt"+"'"};
(vErrors ??= []).push(err19);
errors++;
}
for(const key0 in data){
if(!(func2.call(schema118.properties, key0))){
const err20 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err20);
errors++;
}
}
if(data.id !== undefined){
if(!(validate271(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate271.errors : vErrors.concat(validate271.errors);
errors = vErrors.length;
}
}
if(data.projectId !== undefined){
if(!(validate55(data.projectId, {instancePath:instancePath+"/projectId",parentData:data,parentDataProperty:"projectId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
}
}
if(data.campaignId !== undefined){
let data2 = data.campaignId;
const _errs5 = errors;
let valid1 = false;
let passing0 = null;
const _errs6 = errors;
if(!(validate102(data2, {instancePath:instancePath+"/campaignId",parentData:data,parentDataProperty:"campaignId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate102.errors : vErrors.concat(validate102.errors);
errors = vErrors.length;
}
var _valid0 = _errs6 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs7 = errors;
if(data2 !== null){
const err21 = {instancePath:instancePath+"/campaignId",schemaPath:"#/properties/campaignId/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
(vErrors ??= []).push(err21);
errors++;
}
var _valid0 = _errs7 === errors;
if(_valid0 && valid1){
valid1 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid1 = true;
passing0 = 1;
}
}
if(!valid1){
const err22 = {instancePath:instancePath+"/campaignId",schemaPath:"#/properties/campaignId/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
(vErrors ??= []).push(err22);
errors++;
}
else {
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
const err23 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err23);
errors++;
}
}
if(data.status !== undefined){
if(!(validate273(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate273.errors : vErrors.concat(validate273.errors);
errors = vErrors.length;
}
}
if(data.source !== undefined){
let data5 = data.source;
if((typeof data5 !== "string") && (data5 !== null)){
const err24 = {instancePath:instancePath+"/source",schemaPath:"#/properties/source/type",keyword:"type",params:{type: schema118.properties.source.type},message:"must be string,null"};
(vErrors ??= []).push(err24);
errors++;
}
}
if(data.origin !== undefined){
let data6 = data.origin;
if(typeof data6 !== "string"){
const err25 = {instancePath:instancePath+"/origin",schemaPath:"#/properties/origin/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err25);
errors++;
}
if(!(((data6 === "leads") || (data6 === "brief")) || (data6 === "material"))){
const err26 = {instancePath:instancePath+"/origin",schemaPath:"#/properties/origin/enum",keyword:"enum",params:{allowedValues: schema118.properties.origin.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err26);
errors++;
}
}
if(data.targetLeadCount !== undefined){
let data7 = data.targetLeadCount;
if((!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))) && (data7 !== null)){
const err27 = {instancePath:instancePath+"/targetLeadCount",schemaPath:"#/properties/targetLeadCount/type",keyword:"type",params:{type: schema118.properties.targetLeadCount.type},message:"must be integer,null"};
(vErrors ??= []).push(err27);
errors++;
}
}
if(data.language !== undefined){
let data8 = data.language;
if((typeof data8 !== "string") && (data8 !== null)){
const err28 = {instancePath:instancePath+"/language",schemaPath:"#/properties/language/type",keyword:"type",params:{type: schema118.properties.language.type},message:"must be string,null"};
(vErrors ??= []).push(err28);
errors++;
}
}
if(data.channel !== undefined){
let data9 = data.channel;
if((typeof data9 !== "string") && (data9 !== null)){
const err29 = {instancePath:instancePath+"/channel",schemaPath:"#/properties/channel/type",keyword:"type",params:{type: schema118.properties.channel.type},message:"must be string,null"};
(vErrors ??= []).push(err29);
errors++;
}
}
if(data.startsAt !== undefined){
let data10 = data.startsAt;
if((!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))) && (data10 !== null)){
const err30 = {instancePath:instancePath+"/startsAt",schemaPath:"#/properties/startsAt/type",keyword:"type",params:{type: schema118.properties.startsAt.type},message:"must be integer,null"};
(vErrors ??= []).push(err30);
errors++;
}
}
if(data.creditCap !== undefined){
let data11 = data.creditCap;
if((!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))) && (data11 !== null)){
const err31 = {instancePath:instancePath+"/creditCap",schemaPath:"#/properties/creditCap/type",keyword:"type",params:{type: schema118.properties.creditCap.type},message:"must be integer,null"};
(vErrors ??= []).push(err31);
errors++;
}
}
if(data.lookedIn !== undefined){
let data12 = data.lookedIn;
if(Array.isArray(data12)){
const len0 = data12.length;
for(let i0=0; i0<len0; i0++){
if(!(validate163(data12[i0], {instancePath:instancePath+"/lookedIn/" + i0,parentData:data12,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate163.errors : vErrors.concat(validate163.errors);
errors = vErrors.length;
}
}
}
else {
const err32 = {instancePath:instancePath+"/lookedIn",schemaPath:"#/properties/lookedIn/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err32);
errors++;
}
}
if(data.profile !== undefined){
let data14 = data.profile;
const _errs30 = errors;
let valid4 = false;
let passing1 = null;
const _errs31 = errors;
if(!(validate286(data14, {instancePath:instancePath+"/profile",parentData:data,parentDataProperty:"profile",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate286.errors : vErrors.concat(validate286.errors);
errors = vErrors.length;
}
var _valid1 = _errs31 === errors;
if(_valid1){
valid4 = true;
passing1 = 0;
}
const _errs32 = errors;
if(data14 !== null){
const err33 = {instancePath:instancePath+"/profile",schemaPath:"#/properties/profile/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
(vErrors ??= []).push(err33);
errors++;
}
var _valid1 = _errs32 === errors;
if(_valid1 && valid4){
valid4 = false;
passing1 = [passing1, 1];
}
else {
if(_valid1){
valid4 = true;
passing1 = 1;
}
}
if(!valid4){
const err34 = {instancePath:instancePath+"/profile",schemaPath:"#/properties/profile/oneOf",keyword:"oneOf",params:{passingSchemas: passing1},message:"must match exactly one schema in oneOf"};
(vErrors ??= []).push(err34);
errors++;
}
else {
errors = _errs30;
if(vErrors !== null){
if(_errs30){
vErrors.length = _errs30;
}
else {
vErrors = null;
}
}
}
}
if(data.archivedAt !== undefined){
let data15 = data.archivedAt;
if((!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))) && (data15 !== null)){
const err35 = {instancePath:instancePath+"/archivedAt",schemaPath:"#/properties/archivedAt/type",keyword:"type",params:{type: schema118.properties.archivedAt.type},message:"must be integer,null"};
(vErrors ??= []).push(err35);
errors++;
}
}
if(data.attachments !== undefined){
let data16 = data.attachments;
if(Array.isArray(data16)){
const len1 = data16.length;
for(let i1=0; i1<len1; i1++){
if(!(validate290(data16[i1], {instancePath:instancePath+"/attachments/" + i1,parentData:data16,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate290.errors : vErrors.concat(validate290.errors);
errors = vErrors.length;
}
}
}
else {
const err36 = {instancePath:instancePath+"/attachments",schemaPath:"#/properties/attachments/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err36);
errors++;
}
}
if(data.waves !== undefined){
let data18 = data.waves;
if(Array.isArray(data18)){
const len2 = data18.length;
for(let i2=0; i2<len2; i2++){
if(!(validate292(data18[i2], {instancePath:instancePath+"/waves/" + i2,parentData:data18,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate292.errors : vErrors.concat(validate292.errors);
errors = vErrors.length;
}
}
}
else {
const err37 = {instancePath:instancePath+"/waves",schemaPath:"#/properties/waves/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err37);
errors++;
}
}
if(data.counts !== undefined){
if(!(validate296(data.counts, {instancePath:instancePath+"/counts",parentData:data,parentDataProperty:"counts",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate296.errors : vErrors.concat(validate296.errors);
errors = vErrors.length;
}
}
if(data.createdAt !== undefined){
let data21 = data.createdAt;
if(!(((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21))) && (isFinite(data21)))){
const err38 = {instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err38);
errors++;
}
}
if(data.updatedAt !== undefined){
let data22 = data.updatedAt;
if(!(((typeof data22 == "number") && (!(data22 % 1) && !isNaN(data22))) && (isFinite(data22)))){
const err39 = {instancePath:instancePath+"/updatedAt",schemaPath:"#/properties/updatedAt/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err39);
errors++;
}
}
}
else {
const err40 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err40);
errors++;
}
validate280.errors = vErrors;
return errors === 0;
}
validate280.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate279(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="RunList" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate279.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.items === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "items"},message:"must have required property '"+"items"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.nextCursor === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "nextCursor"},message:"must have required property '"+"nextCursor"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
for(const key0 in data){
if(!((key0 === "items") || (key0 === "nextCursor"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.items !== undefined){
let data0 = data.items;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate280(data0[i0], {instancePath:instancePath+"/items/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate280.errors : vErrors.concat(validate280.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.nextCursor !== undefined){
let data2 = data.nextCursor;
if((typeof data2 !== "string") && (data2 !== null)){
const err4 = {instancePath:instancePath+"/nextCursor",schemaPath:"#/properties/nextCursor/type",keyword:"type",params:{type: schema117.properties.nextCursor.type},message:"must be string,null"};
(vErrors ??= []).push(err4);
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err5);
errors++;
}
validate279.errors = vErrors;
return errors === 0;
}
validate279.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate299(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="RunsStatusArguments" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate299.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.runId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "runId"},message:"must have required property '"+"runId"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
for(const key0 in data){
if(!(key0 === "runId")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.runId !== undefined){
if(!(validate271(data.runId, {instancePath:instancePath+"/runId",parentData:data,parentDataProperty:"runId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate271.errors : vErrors.concat(validate271.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err2);
errors++;
}
validate299.errors = vErrors;
return errors === 0;
}
validate299.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema126 = {"$id":"RunStatus","type":"object","required":["runId","name","status","phase","counts","progress","awaitingHuman","credits","estimate","lookedIn","waves","errors","archivedAt","createdAt","updatedAt"],"properties":{"runId":{"$ref":"RunId"},"name":{"type":"string"},"status":{"$ref":"RunStatusName"},"phase":{"type":"string"},"counts":{"$ref":"RunCounts"},"progress":{"type":"object","required":["done","total"],"properties":{"done":{"type":"integer"},"total":{"type":"integer"}},"additionalProperties":false},"awaitingHuman":{"oneOf":[{"$ref":"AwaitingHuman"},{"type":"null"}]},"credits":{"type":"object","required":["reserved","spent"],"properties":{"reserved":{"type":"integer"},"spent":{"type":"integer"}},"additionalProperties":false},"estimate":{"$ref":"RunEstimate"},"lookedIn":{"type":"array","items":{"$ref":"LookedIn"}},"waves":{"type":"array","items":{"$ref":"Wave"}},"errors":{"type":"array","items":{"$ref":"RunError"}},"archivedAt":{"type":["integer","null"]},"createdAt":{"type":"integer"},"updatedAt":{"type":"integer"}},"additionalProperties":false};

function validate305(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="AwaitingHuman" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate305.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.gate === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "gate"},message:"must have required property '"+"gate"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.todo === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "todo"},message:"must have required property '"+"todo"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
if(data.url === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "url"},message:"must have required property '"+"url"+"'"};
(vErrors ??= []).push(err2);
errors++;
}
if(data.since === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "since"},message:"must have required property '"+"since"+"'"};
(vErrors ??= []).push(err3);
errors++;
}
for(const key0 in data){
if(!((((key0 === "gate") || (key0 === "todo")) || (key0 === "url")) || (key0 === "since"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.gate !== undefined){
if(typeof data.gate !== "string"){
const err5 = {instancePath:instancePath+"/gate",schemaPath:"#/properties/gate/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.todo !== undefined){
if(typeof data.todo !== "string"){
const err6 = {instancePath:instancePath+"/todo",schemaPath:"#/properties/todo/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.url !== undefined){
if(typeof data.url !== "string"){
const err7 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err7);
errors++;
}
}
if(data.since !== undefined){
let data3 = data.since;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err8 = {instancePath:instancePath+"/since",schemaPath:"#/properties/since/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err8);
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err9);
errors++;
}
validate305.errors = vErrors;
return errors === 0;
}
validate305.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const pattern15 = new RegExp("^run_lead_[0-9a-hjkmnp-tv-z]{26}$", "u");

function validate311(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="RunLeadId" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate311.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(!pattern15.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^run_lead_[0-9a-hjkmnp-tv-z]{26}$"},message:"must match pattern \""+"^run_lead_[0-9a-hjkmnp-tv-z]{26}$"+"\""};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err1);
errors++;
}
validate311.errors = vErrors;
return errors === 0;
}
validate311.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate310(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="RunError" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate310.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.code === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "code"},message:"must have required property '"+"code"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.reason === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
if(data.at === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "at"},message:"must have required property '"+"at"+"'"};
(vErrors ??= []).push(err2);
errors++;
}
for(const key0 in data){
if(!((((key0 === "code") || (key0 === "reason")) || (key0 === "at")) || (key0 === "runLeadId"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.code !== undefined){
if(typeof data.code !== "string"){
const err4 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.reason !== undefined){
if(typeof data.reason !== "string"){
const err5 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.at !== undefined){
let data2 = data.at;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err6 = {instancePath:instancePath+"/at",schemaPath:"#/properties/at/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.runLeadId !== undefined){
if(!(validate311(data.runLeadId, {instancePath:instancePath+"/runLeadId",parentData:data,parentDataProperty:"runLeadId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate311.errors : vErrors.concat(validate311.errors);
errors = vErrors.length;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err7);
errors++;
}
validate310.errors = vErrors;
return errors === 0;
}
validate310.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate301(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="RunStatus" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate301.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.runId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "runId"},message:"must have required property '"+"runId"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
if(data.status === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
(vErrors ??= []).push(err2);
errors++;
}
if(data.phase === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "phase"},message:"must have required property '"+"phase"+"'"};
(vErrors ??= []).push(err3);
errors++;
}
if(data.counts === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "counts"},message:"must have required property '"+"counts"+"'"};
(vErrors ??= []).push(err4);
errors++;
}
if(data.progress === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "progress"},message:"must have required property '"+"progress"+"'"};
(vErrors ??= []).push(err5);
errors++;
}
if(data.awaitingHuman === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "awaitingHuman"},message:"must have required property '"+"awaitingHuman"+"'"};
(vErrors ??= []).push(err6);
errors++;
}
if(data.credits === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "credits"},message:"must have required property '"+"credits"+"'"};
(vErrors ??= []).push(err7);
errors++;
}
if(data.estimate === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "estimate"},message:"must have required property '"+"estimate"+"'"};
(vErrors ??= []).push(err8);
errors++;
}
if(data.lookedIn === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "lookedIn"},message:"must have required property '"+"lookedIn"+"'"};
(vErrors ??= []).push(err9);
errors++;
}
if(data.waves === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "waves"},message:"must have required property '"+"waves"+"'"};
(vErrors ??= []).push(err10);
errors++;
}
if(data.errors === undefined){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "errors"},message:"must have required property '"+"errors"+"'"};
(vErrors ??= []).push(err11);
errors++;
}
if(data.archivedAt === undefined){
const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "archivedAt"},message:"must have required property '"+"archivedAt"+"'"};
(vErrors ??= []).push(err12);
errors++;
}
if(data.createdAt === undefined){
const err13 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "createdAt"},message:"must have required property '"+"createdAt"+"'"};
(vErrors ??= []).push(err13);
errors++;
}
if(data.updatedAt === undefined){
const err14 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "updatedAt"},message:"must have required property '"+"updatedAt"+"'"};
(vErrors ??= []).push(err14);
errors++;
}
for(const key0 in data){
if(!(func2.call(schema126.properties, key0))){
const err15 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err15);
errors++;
}
}
if(data.runId !== undefined){
if(!(validate271(data.runId, {instancePath:instancePath+"/runId",parentData:data,parentDataProperty:"runId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate271.errors : vErrors.concat(validate271.errors);
errors = vErrors.length;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
const err16 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err16);
errors++;
}
}
if(data.status !== undefined){
if(!(validate273(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate273.errors : vErrors.concat(validate273.errors);
errors = vErrors.length;
}
}
if(data.phase !== undefined){
if(typeof data.phase !== "string"){
const err17 = {instancePath:instancePath+"/phase",schemaPath:"#/properties/phase/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err17);
errors++;
}
}
if(data.counts !== undefined){
if(!(validate296(data.counts, {instancePath:instancePath+"/counts",parentData:data,parentDataProperty:"counts",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate296.errors : vErrors.concat(validate296.errors);
errors = vErrors.length;
}
}
if(data.progress !== undefined){
let data5 = data.progress;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.done === undefined){
const err18 = {instancePath:instancePath+"/progress",schemaPath:"#/properties/progress/required",keyword:"required",params:{missingProperty: "done"},message:"must have required property '"+"done"+"'"};
(vErrors ??= []).push(err18);
errors++;
}
if(data5.total === undefined){
const err19 = {instancePath:instancePath+"/progress",schemaPath:"#/properties/progress/required",keyword:"required",params:{missingProperty: "total"},message:"must have required property '"+"total"+"'"};
(vErrors ??= []).push(err19);
errors++;
}
for(const key1 in data5){
if(!((key1 === "done") || (key1 === "total"))){
const err20 = {instancePath:instancePath+"/progress",schemaPath:"#/properties/progress/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
(vErrors ??= []).push(err20);
errors++;
}
}
if(data5.done !== undefined){
let data6 = data5.done;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err21 = {instancePath:instancePath+"/progress/done",schemaPath:"#/properties/progress/properties/done/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err21);
errors++;
}
}
if(data5.total !== undefined){
let data7 = data5.total;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err22 = {instancePath:instancePath+"/progress/total",schemaPath:"#/properties/progress/properties/total/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err22);
errors++;
}
}
}
else {
const err23 = {instancePath:instancePath+"/progress",schemaPath:"#/properties/progress/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err23);
errors++;
}
}
if(data.awaitingHuman !== undefined){
let data8 = data.awaitingHuman;
const _errs17 = errors;
let valid2 = false;
let passing0 = null;
const _errs18 = errors;
if(!(validate305(data8, {instancePath:instancePath+"/awaitingHuman",parentData:data,parentDataProperty:"awaitingHuman",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate305.errors : vErrors.concat(validate305.errors);
errors = vErrors.length;
}
var _valid0 = _errs18 === errors;
if(_valid0){
valid2 = true;
passing0 = 0;
}
const _errs19 = errors;
if(data8 !== null){
const err24 = {instancePath:instancePath+"/awaitingHuman",schemaPath:"#/properties/awaitingHuman/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
(vErrors ??= []).push(err24);
errors++;
}
var _valid0 = _errs19 === errors;
if(_valid0 && valid2){
valid2 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid2 = true;
passing0 = 1;
}
}
if(!valid2){
const err25 = {instancePath:instancePath+"/awaitingHuman",schemaPath:"#/properties/awaitingHuman/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
(vErrors ??= []).push(err25);
errors++;
}
else {
errors = _errs17;
if(vErrors !== null){
if(_errs17){
vErrors.length = _errs17;
}
else {
vErrors = null;
}
}
}
}
if(data.credits !== undefined){
let data9 = data.credits;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(data9.reserved === undefined){
const err26 = {instancePath:instancePath+"/credits",schemaPath:"#/properties/credits/required",keyword:"required",params:{missingProperty: "reserved"},message:"must have required property '"+"reserved"+"'"};
(vErrors ??= []).push(err26);
errors++;
}
if(data9.spent === undefined){
const err27 = {instancePath:instancePath+"/credits",schemaPath:"#/properties/credits/required",keyword:"required",params:{missingProperty: "spent"},message:"must have required property '"+"spent"+"'"};
(vErrors ??= []).push(err27);
errors++;
}
for(const key2 in data9){
if(!((key2 === "reserved") || (key2 === "spent"))){
const err28 = {instancePath:instancePath+"/credits",schemaPath:"#/properties/credits/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
(vErrors ??= []).push(err28);
errors++;
}
}
if(data9.reserved !== undefined){
let data10 = data9.reserved;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err29 = {instancePath:instancePath+"/credits/reserved",schemaPath:"#/properties/credits/properties/reserved/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err29);
errors++;
}
}
if(data9.spent !== undefined){
let data11 = data9.spent;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err30 = {instancePath:instancePath+"/credits/spent",schemaPath:"#/properties/credits/properties/spent/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err30);
errors++;
}
}
}
else {
const err31 = {instancePath:instancePath+"/credits",schemaPath:"#/properties/credits/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err31);
errors++;
}
}
if(data.estimate !== undefined){
if(!(validate275(data.estimate, {instancePath:instancePath+"/estimate",parentData:data,parentDataProperty:"estimate",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate275.errors : vErrors.concat(validate275.errors);
errors = vErrors.length;
}
}
if(data.lookedIn !== undefined){
let data13 = data.lookedIn;
if(Array.isArray(data13)){
const len0 = data13.length;
for(let i0=0; i0<len0; i0++){
if(!(validate163(data13[i0], {instancePath:instancePath+"/lookedIn/" + i0,parentData:data13,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate163.errors : vErrors.concat(validate163.errors);
errors = vErrors.length;
}
}
}
else {
const err32 = {instancePath:instancePath+"/lookedIn",schemaPath:"#/properties/lookedIn/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err32);
errors++;
}
}
if(data.waves !== undefined){
let data15 = data.waves;
if(Array.isArray(data15)){
const len1 = data15.length;
for(let i1=0; i1<len1; i1++){
if(!(validate292(data15[i1], {instancePath:instancePath+"/waves/" + i1,parentData:data15,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate292.errors : vErrors.concat(validate292.errors);
errors = vErrors.length;
}
}
}
else {
const err33 = {instancePath:instancePath+"/waves",schemaPath:"#/properties/waves/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err33);
errors++;
}
}
if(data.errors !== undefined){
let data17 = data.errors;
if(Array.isArray(data17)){
const len2 = data17.length;
for(let i2=0; i2<len2; i2++){
if(!(validate310(data17[i2], {instancePath:instancePath+"/errors/" + i2,parentData:data17,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate310.errors : vErrors.concat(validate310.errors);
errors = vErrors.length;
}
}
}
else {
const err34 = {instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err34);
errors++;
}
}
if(data.archivedAt !== undefined){
let data19 = data.archivedAt;
if((!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))) && (data19 !== null)){
const err35 = {instancePath:instancePath+"/archivedAt",schemaPath:"#/properties/archivedAt/type",keyword:"type",params:{type: schema126.properties.archivedAt.type},message:"must be integer,null"};
(vErrors ??= []).push(err35);
errors++;
}
}
if(data.createdAt !== undefined){
let data20 = data.createdAt;
if(!(((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20))) && (isFinite(data20)))){
const err36 = {instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err36);
errors++;
}
}
if(data.updatedAt !== undefined){
let data21 = data.updatedAt;
if(!(((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21))) && (isFinite(data21)))){
const err37 = {instancePath:instancePath+"/updatedAt",schemaPath:"#/properties/updatedAt/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err37);
errors++;
}
}
}
else {
const err38 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err38);
errors++;
}
validate301.errors = vErrors;
return errors === 0;
}
validate301.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate314(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="RunsLeadsArguments" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate314.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.limit === undefined){
data.limit = 50;
}
if(data.runId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "runId"},message:"must have required property '"+"runId"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
for(const key0 in data){
if(!((((key0 === "runId") || (key0 === "cursor")) || (key0 === "limit")) || (key0 === "withDraftOnly"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.runId !== undefined){
if(!(validate271(data.runId, {instancePath:instancePath+"/runId",parentData:data,parentDataProperty:"runId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate271.errors : vErrors.concat(validate271.errors);
errors = vErrors.length;
}
}
if(data.cursor !== undefined){
let data1 = data.cursor;
if(typeof data1 === "string"){
if(func1(data1) > 2000){
const err2 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
(vErrors ??= []).push(err2);
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err3);
errors++;
}
}
let data2 = data.limit;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err4 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err4);
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 200 || isNaN(data2)){
const err5 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 200},message:"must be <= 200"};
(vErrors ??= []).push(err5);
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err6 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.withDraftOnly !== undefined){
if(typeof data.withDraftOnly !== "boolean"){
const err7 = {instancePath:instancePath+"/withDraftOnly",schemaPath:"#/properties/withDraftOnly/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
(vErrors ??= []).push(err7);
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err8);
errors++;
}
validate314.errors = vErrors;
return errors === 0;
}
validate314.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema131 = {"$id":"RunLeadList","type":"object","required":["items","nextCursor"],"properties":{"items":{"type":"array","items":{"$ref":"RunLead"}},"nextCursor":{"type":["string","null"]}},"additionalProperties":false};
const schema132 = {"$id":"RunLead","type":"object","required":["id","leadId","company","domain","status","reason","why","foundIn","foundUrl","city","country","contact","draft"],"properties":{"id":{"$ref":"RunLeadId"},"leadId":{"oneOf":[{"$ref":"LeadId"},{"type":"null"}]},"company":{"type":["string","null"]},"domain":{"type":["string","null"]},"status":{"type":"string","enum":["proposed","excluded","resolving","awaiting_acceptance","pending","researching","researched","drafting","drafted","failed","removed"]},"reason":{"type":["string","null"]},"why":{"type":["string","null"]},"foundIn":{"type":["string","null"]},"foundUrl":{"type":["string","null"]},"city":{"type":["string","null"]},"country":{"type":["string","null"]},"contact":{"oneOf":[{"$ref":"FoundPerson"},{"type":"null"}]},"draft":{"oneOf":[{"$ref":"Message"},{"type":"null"}]}},"additionalProperties":false};
const schema133 = {"$id":"FoundPerson","type":"object","required":["kind","firstName","lastName","jobTitle","email","phone","linkedinUrl","city","country","foundIn","foundUrl"],"properties":{"kind":{"type":"string","enum":["person","role_address"]},"firstName":{"type":["string","null"]},"lastName":{"type":["string","null"]},"jobTitle":{"type":["string","null"]},"email":{"type":["string","null"]},"phone":{"type":["string","null"]},"linkedinUrl":{"type":["string","null"]},"city":{"type":["string","null"]},"country":{"type":["string","null"]},"foundIn":{"type":"string"},"foundUrl":{"type":["string","null"]}},"additionalProperties":false};

function validate320(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="FoundPerson" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate320.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.firstName === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "firstName"},message:"must have required property '"+"firstName"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
if(data.lastName === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "lastName"},message:"must have required property '"+"lastName"+"'"};
(vErrors ??= []).push(err2);
errors++;
}
if(data.jobTitle === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "jobTitle"},message:"must have required property '"+"jobTitle"+"'"};
(vErrors ??= []).push(err3);
errors++;
}
if(data.email === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "email"},message:"must have required property '"+"email"+"'"};
(vErrors ??= []).push(err4);
errors++;
}
if(data.phone === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "phone"},message:"must have required property '"+"phone"+"'"};
(vErrors ??= []).push(err5);
errors++;
}
if(data.linkedinUrl === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "linkedinUrl"},message:"must have required property '"+"linkedinUrl"+"'"};
(vErrors ??= []).push(err6);
errors++;
}
if(data.city === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "city"},message:"must have required property '"+"city"+"'"};
(vErrors ??= []).push(err7);
errors++;
}
if(data.country === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "country"},message:"must have required property '"+"country"+"'"};
(vErrors ??= []).push(err8);
errors++;
}
if(data.foundIn === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "foundIn"},message:"must have required property '"+"foundIn"+"'"};
(vErrors ??= []).push(err9);
errors++;
}
if(data.foundUrl === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "foundUrl"},message:"must have required property '"+"foundUrl"+"'"};
(vErrors ??= []).push(err10);
errors++;
}
for(const key0 in data){
if(!(func2.call(schema133.properties, key0))){
const err11 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err11);
errors++;
}
}
if(data.kind !== undefined){
let data0 = data.kind;
if(typeof data0 !== "string"){
const err12 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err12);
errors++;
}
if(!((data0 === "person") || (data0 === "role_address"))){
const err13 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schema133.properties.kind.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err13);
errors++;
}
}
if(data.firstName !== undefined){
let data1 = data.firstName;
if((typeof data1 !== "string") && (data1 !== null)){
const err14 = {instancePath:instancePath+"/firstName",schemaPath:"#/properties/firstName/type",keyword:"type",params:{type: schema133.properties.firstName.type},message:"must be string,null"};
(vErrors ??= []).push(err14);
errors++;
}
}
if(data.lastName !== undefined){
let data2 = data.lastName;
if((typeof data2 !== "string") && (data2 !== null)){
const err15 = {instancePath:instancePath+"/lastName",schemaPath:"#/properties/lastName/type",keyword:"type",params:{type: schema133.properties.lastName.type},message:"must be string,null"};
(vErrors ??= []).push(err15);
errors++;
}
}
if(data.jobTitle !== undefined){
let data3 = data.jobTitle;
if((typeof data3 !== "string") && (data3 !== null)){
const err16 = {instancePath:instancePath+"/jobTitle",schemaPath:"#/properties/jobTitle/type",keyword:"type",params:{type: schema133.properties.jobTitle.type},message:"must be string,null"};
(vErrors ??= []).push(err16);
errors++;
}
}
if(data.email !== undefined){
let data4 = data.email;
if((typeof data4 !== "string") && (data4 !== null)){
const err17 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: schema133.properties.email.type},message:"must be string,null"};
(vErrors ??= []).push(err17);
errors++;
}
}
if(data.phone !== undefined){
let data5 = data.phone;
if((typeof data5 !== "string") && (data5 !== null)){
const err18 = {instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/type",keyword:"type",params:{type: schema133.properties.phone.type},message:"must be string,null"};
(vErrors ??= []).push(err18);
errors++;
}
}
if(data.linkedinUrl !== undefined){
let data6 = data.linkedinUrl;
if((typeof data6 !== "string") && (data6 !== null)){
const err19 = {instancePath:instancePath+"/linkedinUrl",schemaPath:"#/properties/linkedinUrl/type",keyword:"type",params:{type: schema133.properties.linkedinUrl.type},message:"must be string,null"};
(vErrors ??= []).push(err19);
errors++;
}
}
if(data.city !== undefined){
let data7 = data.city;
if((typeof data7 !== "string") && (data7 !== null)){
const err20 = {instancePath:instancePath+"/city",schemaPath:"#/properties/city/type",keyword:"type",params:{type: schema133.properties.city.type},message:"must be string,null"};
(vErrors ??= []).push(err20);
errors++;
}
}
if(data.country !== undefined){
let data8 = data.country;
if((typeof data8 !== "string") && (data8 !== null)){
const err21 = {instancePath:instancePath+"/country",schemaPath:"#/properties/country/type",keyword:"type",params:{type: schema133.properties.country.type},message:"must be string,null"};
(vErrors ??= []).push(err21);
errors++;
}
}
if(data.foundIn !== undefined){
if(typeof data.foundIn !== "string"){
const err22 = {instancePath:instancePath+"/foundIn",schemaPath:"#/properties/foundIn/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err22);
errors++;
}
}
if(data.foundUrl !== undefined){
let data10 = data.foundUrl;
if((typeof data10 !== "string") && (data10 !== null)){
const err23 = {instancePath:instancePath+"/foundUrl",schemaPath:"#/properties/foundUrl/type",keyword:"type",params:{type: schema133.properties.foundUrl.type},message:"must be string,null"};
(vErrors ??= []).push(err23);
errors++;
}
}
}
else {
const err24 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err24);
errors++;
}
validate320.errors = vErrors;
return errors === 0;
}
validate320.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema134 = {"$id":"Message","type":"object","required":["id","leadId","projectId","threadId","campaignId","runId","direction","state","subject","body","language","channel","classification","sentences","evidence","omitted","warnings","attachments","contentHash","approvedBy","approvedAt","removedReason","history","occurredAt","createdAt"],"properties":{"id":{"$ref":"MessageId"},"leadId":{"$ref":"LeadId"},"projectId":{"$ref":"ProjectId"},"threadId":{"$ref":"ThreadId"},"campaignId":{"oneOf":[{"$ref":"CampaignId"},{"type":"null"}]},"runId":{"oneOf":[{"$ref":"RunId"},{"type":"null"}]},"direction":{"type":"string","enum":["inbound","outbound"]},"state":{"type":"string","enum":["drafting","drafted","approved","sending","sent","delivered","bounced","failed","removed","received"]},"subject":{"type":"string"},"body":{"type":"string"},"language":{"type":["string","null"]},"channel":{"type":"string"},"classification":{"type":["string","null"]},"sentences":{"type":"array","items":{"$ref":"DraftSentence"}},"evidence":{"type":"array","items":{"$ref":"Evidence"}},"omitted":{"type":"array","items":{"$ref":"Omission"}},"warnings":{"type":"array","items":{"type":"string"}},"attachments":{"type":"array","items":{"$ref":"MessageAttachment"}},"contentHash":{"type":"string"},"approvedBy":{"type":["string","null"]},"approvedAt":{"type":["integer","null"]},"removedReason":{"type":["string","null"]},"history":{"type":"array","items":{"$ref":"MessageChange"}},"occurredAt":{"type":"integer"},"createdAt":{"type":"integer"}},"additionalProperties":false};
const pattern16 = new RegExp("^message_[0-9a-hjkmnp-tv-z]{26}$", "u");

function validate323(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="MessageId" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate323.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(!pattern16.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^message_[0-9a-hjkmnp-tv-z]{26}$"},message:"must match pattern \""+"^message_[0-9a-hjkmnp-tv-z]{26}$"+"\""};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err1);
errors++;
}
validate323.errors = vErrors;
return errors === 0;
}
validate323.evaluated = {"dynamicProps":false,"dynamicItems":false};

const pattern17 = new RegExp("^thread_[0-9a-hjkmnp-tv-z]{26}$", "u");

function validate327(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="ThreadId" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate327.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(!pattern17.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^thread_[0-9a-hjkmnp-tv-z]{26}$"},message:"must match pattern \""+"^thread_[0-9a-hjkmnp-tv-z]{26}$"+"\""};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err1);
errors++;
}
validate327.errors = vErrors;
return errors === 0;
}
validate327.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema137 = {"$id":"DraftSentence","type":"object","required":["text","role","blockId","form"],"properties":{"text":{"type":"string"},"role":{"type":"string","enum":["subject","body"]},"blockId":{"type":"string"},"form":{"type":"string","enum":["claim","greeting","courtesy","question","call_to_action","sign_off","locked"]}},"additionalProperties":false};

function validate331(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="DraftSentence" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate331.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.text === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.role === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "role"},message:"must have required property '"+"role"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
if(data.blockId === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "blockId"},message:"must have required property '"+"blockId"+"'"};
(vErrors ??= []).push(err2);
errors++;
}
if(data.form === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "form"},message:"must have required property '"+"form"+"'"};
(vErrors ??= []).push(err3);
errors++;
}
for(const key0 in data){
if(!((((key0 === "text") || (key0 === "role")) || (key0 === "blockId")) || (key0 === "form"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.text !== undefined){
if(typeof data.text !== "string"){
const err5 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.role !== undefined){
let data1 = data.role;
if(typeof data1 !== "string"){
const err6 = {instancePath:instancePath+"/role",schemaPath:"#/properties/role/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err6);
errors++;
}
if(!((data1 === "subject") || (data1 === "body"))){
const err7 = {instancePath:instancePath+"/role",schemaPath:"#/properties/role/enum",keyword:"enum",params:{allowedValues: schema137.properties.role.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err7);
errors++;
}
}
if(data.blockId !== undefined){
if(typeof data.blockId !== "string"){
const err8 = {instancePath:instancePath+"/blockId",schemaPath:"#/properties/blockId/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err8);
errors++;
}
}
if(data.form !== undefined){
let data3 = data.form;
if(typeof data3 !== "string"){
const err9 = {instancePath:instancePath+"/form",schemaPath:"#/properties/form/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err9);
errors++;
}
if(!(((((((data3 === "claim") || (data3 === "greeting")) || (data3 === "courtesy")) || (data3 === "question")) || (data3 === "call_to_action")) || (data3 === "sign_off")) || (data3 === "locked"))){
const err10 = {instancePath:instancePath+"/form",schemaPath:"#/properties/form/enum",keyword:"enum",params:{allowedValues: schema137.properties.form.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err10);
errors++;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err11);
errors++;
}
validate331.errors = vErrors;
return errors === 0;
}
validate331.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema138 = {"$id":"Evidence","type":"object","required":["sentence","sourceKind","sourceId","start","end","quote"],"properties":{"sentence":{"type":"string"},"sourceKind":{"type":"string","enum":["brain","knowledge","analysis","context","page","thread","payload"]},"sourceId":{"type":"string"},"start":{"type":"integer"},"end":{"type":"integer"},"quote":{"type":"string"},"url":{"type":"string"}},"additionalProperties":false};

function validate333(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="Evidence" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate333.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.sentence === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sentence"},message:"must have required property '"+"sentence"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.sourceKind === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sourceKind"},message:"must have required property '"+"sourceKind"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
if(data.sourceId === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sourceId"},message:"must have required property '"+"sourceId"+"'"};
(vErrors ??= []).push(err2);
errors++;
}
if(data.start === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "start"},message:"must have required property '"+"start"+"'"};
(vErrors ??= []).push(err3);
errors++;
}
if(data.end === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "end"},message:"must have required property '"+"end"+"'"};
(vErrors ??= []).push(err4);
errors++;
}
if(data.quote === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "quote"},message:"must have required property '"+"quote"+"'"};
(vErrors ??= []).push(err5);
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "sentence") || (key0 === "sourceKind")) || (key0 === "sourceId")) || (key0 === "start")) || (key0 === "end")) || (key0 === "quote")) || (key0 === "url"))){
const err6 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.sentence !== undefined){
if(typeof data.sentence !== "string"){
const err7 = {instancePath:instancePath+"/sentence",schemaPath:"#/properties/sentence/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err7);
errors++;
}
}
if(data.sourceKind !== undefined){
let data1 = data.sourceKind;
if(typeof data1 !== "string"){
const err8 = {instancePath:instancePath+"/sourceKind",schemaPath:"#/properties/sourceKind/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err8);
errors++;
}
if(!(((((((data1 === "brain") || (data1 === "knowledge")) || (data1 === "analysis")) || (data1 === "context")) || (data1 === "page")) || (data1 === "thread")) || (data1 === "payload"))){
const err9 = {instancePath:instancePath+"/sourceKind",schemaPath:"#/properties/sourceKind/enum",keyword:"enum",params:{allowedValues: schema138.properties.sourceKind.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err9);
errors++;
}
}
if(data.sourceId !== undefined){
if(typeof data.sourceId !== "string"){
const err10 = {instancePath:instancePath+"/sourceId",schemaPath:"#/properties/sourceId/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err10);
errors++;
}
}
if(data.start !== undefined){
let data3 = data.start;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err11 = {instancePath:instancePath+"/start",schemaPath:"#/properties/start/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err11);
errors++;
}
}
if(data.end !== undefined){
let data4 = data.end;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err12 = {instancePath:instancePath+"/end",schemaPath:"#/properties/end/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err12);
errors++;
}
}
if(data.quote !== undefined){
if(typeof data.quote !== "string"){
const err13 = {instancePath:instancePath+"/quote",schemaPath:"#/properties/quote/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err13);
errors++;
}
}
if(data.url !== undefined){
if(typeof data.url !== "string"){
const err14 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err14);
errors++;
}
}
}
else {
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err15);
errors++;
}
validate333.errors = vErrors;
return errors === 0;
}
validate333.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate335(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="Omission" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate335.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.text === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.blockId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "blockId"},message:"must have required property '"+"blockId"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
if(data.code === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "code"},message:"must have required property '"+"code"+"'"};
(vErrors ??= []).push(err2);
errors++;
}
if(data.reason === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'"};
(vErrors ??= []).push(err3);
errors++;
}
for(const key0 in data){
if(!((((key0 === "text") || (key0 === "blockId")) || (key0 === "code")) || (key0 === "reason"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.text !== undefined){
if(typeof data.text !== "string"){
const err5 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.blockId !== undefined){
if(typeof data.blockId !== "string"){
const err6 = {instancePath:instancePath+"/blockId",schemaPath:"#/properties/blockId/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.code !== undefined){
if(typeof data.code !== "string"){
const err7 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err7);
errors++;
}
}
if(data.reason !== undefined){
if(typeof data.reason !== "string"){
const err8 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err8);
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err9);
errors++;
}
validate335.errors = vErrors;
return errors === 0;
}
validate335.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const pattern18 = new RegExp("^file_[0-9a-hjkmnp-tv-z]{26}$", "u");

function validate338(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="StorageId" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate338.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(!pattern18.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^file_[0-9a-hjkmnp-tv-z]{26}$"},message:"must match pattern \""+"^file_[0-9a-hjkmnp-tv-z]{26}$"+"\""};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err1);
errors++;
}
validate338.errors = vErrors;
return errors === 0;
}
validate338.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate337(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="MessageAttachment" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate337.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.storageId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "storageId"},message:"must have required property '"+"storageId"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.path === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},message:"must have required property '"+"path"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
if(data.sizeBytes === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sizeBytes"},message:"must have required property '"+"sizeBytes"+"'"};
(vErrors ??= []).push(err2);
errors++;
}
for(const key0 in data){
if(!(((key0 === "storageId") || (key0 === "path")) || (key0 === "sizeBytes"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.storageId !== undefined){
if(!(validate338(data.storageId, {instancePath:instancePath+"/storageId",parentData:data,parentDataProperty:"storageId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate338.errors : vErrors.concat(validate338.errors);
errors = vErrors.length;
}
}
if(data.path !== undefined){
if(typeof data.path !== "string"){
const err4 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.sizeBytes !== undefined){
let data2 = data.sizeBytes;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err5 = {instancePath:instancePath+"/sizeBytes",schemaPath:"#/properties/sizeBytes/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err5);
errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err6);
errors++;
}
validate337.errors = vErrors;
return errors === 0;
}
validate337.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema142 = {"$id":"MessageChange","type":"object","required":["at","by","instruction"],"properties":{"at":{"type":"integer"},"by":{"type":["string","null"]},"instruction":{"type":"string"}},"additionalProperties":false};

function validate341(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="MessageChange" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate341.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.at === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "at"},message:"must have required property '"+"at"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.by === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "by"},message:"must have required property '"+"by"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
if(data.instruction === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "instruction"},message:"must have required property '"+"instruction"+"'"};
(vErrors ??= []).push(err2);
errors++;
}
for(const key0 in data){
if(!(((key0 === "at") || (key0 === "by")) || (key0 === "instruction"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.at !== undefined){
let data0 = data.at;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err4 = {instancePath:instancePath+"/at",schemaPath:"#/properties/at/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.by !== undefined){
let data1 = data.by;
if((typeof data1 !== "string") && (data1 !== null)){
const err5 = {instancePath:instancePath+"/by",schemaPath:"#/properties/by/type",keyword:"type",params:{type: schema142.properties.by.type},message:"must be string,null"};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.instruction !== undefined){
if(typeof data.instruction !== "string"){
const err6 = {instancePath:instancePath+"/instruction",schemaPath:"#/properties/instruction/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err6);
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err7);
errors++;
}
validate341.errors = vErrors;
return errors === 0;
}
validate341.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate322(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="Message" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate322.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.leadId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "leadId"},message:"must have required property '"+"leadId"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
if(data.projectId === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "projectId"},message:"must have required property '"+"projectId"+"'"};
(vErrors ??= []).push(err2);
errors++;
}
if(data.threadId === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "threadId"},message:"must have required property '"+"threadId"+"'"};
(vErrors ??= []).push(err3);
errors++;
}
if(data.campaignId === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "campaignId"},message:"must have required property '"+"campaignId"+"'"};
(vErrors ??= []).push(err4);
errors++;
}
if(data.runId === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "runId"},message:"must have required property '"+"runId"+"'"};
(vErrors ??= []).push(err5);
errors++;
}
if(data.direction === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "direction"},message:"must have required property '"+"direction"+"'"};
(vErrors ??= []).push(err6);
errors++;
}
if(data.state === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "state"},message:"must have required property '"+"state"+"'"};
(vErrors ??= []).push(err7);
errors++;
}
if(data.subject === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "subject"},message:"must have required property '"+"subject"+"'"};
(vErrors ??= []).push(err8);
errors++;
}
if(data.body === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "body"},message:"must have required property '"+"body"+"'"};
(vErrors ??= []).push(err9);
errors++;
}
if(data.language === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "language"},message:"must have required property '"+"language"+"'"};
(vErrors ??= []).push(err10);
errors++;
}
if(data.channel === undefined){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "channel"},message:"must have required property '"+"channel"+"'"};
(vErrors ??= []).push(err11);
errors++;
}
if(data.classification === undefined){
const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "classification"},message:"must have required property '"+"classification"+"'"};
(vErrors ??= []).push(err12);
errors++;
}
if(data.sentences === undefined){
const err13 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sentences"},message:"must have required property '"+"sentences"+"'"};
(vErrors ??= []).push(err13);
errors++;
}
if(data.evidence === undefined){
const err14 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "evidence"},message:"must have required property '"+"evidence"+"'"};
(vErrors ??= []).push(err14);
errors++;
}
if(data.omitted === undefined){
const err15 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "omitted"},message:"must have required property '"+"omitted"+"'"};
(vErrors ??= []).push(err15);
errors++;
}
if(data.warnings === undefined){
const err16 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "warnings"},message:"must have required property '"+"warnings"+"'"};
(vErrors ??= []).push(err16);
errors++;
}
if(data.attachments === undefined){
const err17 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "attachments"},message:"must have required property '"+"attachments"+"'"};
(vErrors ??= []).push(err17);
errors++;
}
if(data.contentHash === undefined){
const err18 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "contentHash"},message:"must have required property '"+"contentHash"+"'"};
(vErrors ??= []).push(err18);
errors++;
}
if(data.approvedBy === undefined){
const err19 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "approvedBy"},message:"must have required property '"+"approvedBy"+"'"};
(vErrors ??= []).push(err19);
errors++;
}
if(data.approvedAt === undefined){
const err20 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "approvedAt"},message:"must have required property '"+"approvedAt"+"'"};
(vErrors ??= []).push(err20);
errors++;
}
if(data.removedReason === undefined){
const err21 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "removedReason"},message:"must have required property '"+"removedReason"+"'"};
(vErrors ??= []).push(err21);
errors++;
}
if(data.history === undefined){
const err22 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "history"},message:"must have required property '"+"history"+"'"};
(vErrors ??= []).push(err22);
errors++;
}
if(data.occurredAt === undefined){
const err23 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "occurredAt"},message:"must have required property '"+"occurredAt"+"'"};
(vErrors ??= []).push(err23);
errors++;
}
if(data.createdAt === undefined){
const err24 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "createdAt"},message:"must have required property '"+"createdAt"+"'"};
(vErrors ??= []).push(err24);
errors++;
}
for(const key0 in data){
if(!(func2.call(schema134.properties, key0))){
const err25 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err25);
errors++;
}
}
if(data.id !== undefined){
if(!(validate323(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate323.errors : vErrors.concat(validate323.errors);
errors = vErrors.length;
}
}
if(data.leadId !== undefined){
if(!(validate106(data.leadId, {instancePath:instancePath+"/leadId",parentData:data,parentDataProperty:"leadId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate106.errors : vErrors.concat(validate106.errors);
errors = vErrors.length;
}
}
if(data.projectId !== undefined){
if(!(validate55(data.projectId, {instancePath:instancePath+"/projectId",parentData:data,parentDataProperty:"projectId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
}
}
if(data.threadId !== undefined){
if(!(validate327(data.threadId, {instancePath:instancePath+"/threadId",parentData:data,parentDataProperty:"threadId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate327.errors : vErrors.concat(validate327.errors);
errors = vErrors.length;
}
}
if(data.campaignId !== undefined){
let data4 = data.campaignId;
const _errs7 = errors;
let valid1 = false;
let passing0 = null;
const _errs8 = errors;
if(!(validate102(data4, {instancePath:instancePath+"/campaignId",parentData:data,parentDataProperty:"campaignId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate102.errors : vErrors.concat(validate102.errors);
errors = vErrors.length;
}
var _valid0 = _errs8 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs9 = errors;
if(data4 !== null){
const err26 = {instancePath:instancePath+"/campaignId",schemaPath:"#/properties/campaignId/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
(vErrors ??= []).push(err26);
errors++;
}
var _valid0 = _errs9 === errors;
if(_valid0 && valid1){
valid1 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid1 = true;
passing0 = 1;
}
}
if(!valid1){
const err27 = {instancePath:instancePath+"/campaignId",schemaPath:"#/properties/campaignId/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
(vErrors ??= []).push(err27);
errors++;
}
else {
errors = _errs7;
if(vErrors !== null){
if(_errs7){
vErrors.length = _errs7;
}
else {
vErrors = null;
}
}
}
}
if(data.runId !== undefined){
let data5 = data.runId;
const _errs12 = errors;
let valid2 = false;
let passing1 = null;
const _errs13 = errors;
if(!(validate271(data5, {instancePath:instancePath+"/runId",parentData:data,parentDataProperty:"runId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate271.errors : vErrors.concat(validate271.errors);
errors = vErrors.length;
}
var _valid1 = _errs13 === errors;
if(_valid1){
valid2 = true;
passing1 = 0;
}
const _errs14 = errors;
if(data5 !== null){
const err28 = {instancePath:instancePath+"/runId",schemaPath:"#/properties/runId/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
(vErrors ??= []).push(err28);
errors++;
}
var _valid1 = _errs14 === errors;
if(_valid1 && valid2){
valid2 = false;
passing1 = [passing1, 1];
}
else {
if(_valid1){
valid2 = true;
passing1 = 1;
}
}
if(!valid2){
const err29 = {instancePath:instancePath+"/runId",schemaPath:"#/properties/runId/oneOf",keyword:"oneOf",params:{passingSchemas: passing1},message:"must match exactly one schema in oneOf"};
(vErrors ??= []).push(err29);
errors++;
}
else {
errors = _errs12;
if(vErrors !== null){
if(_errs12){
vErrors.length = _errs12;
}
else {
vErrors = null;
}
}
}
}
if(data.direction !== undefined){
let data6 = data.direction;
if(typeof data6 !== "string"){
const err30 = {instancePath:instancePath+"/direction",schemaPath:"#/properties/direction/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err30);
errors++;
}
if(!((data6 === "inbound") || (data6 === "outbound"))){
const err31 = {instancePath:instancePath+"/direction",schemaPath:"#/properties/direction/enum",keyword:"enum",params:{allowedValues: schema134.properties.direction.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err31);
errors++;
}
}
if(data.state !== undefined){
let data7 = data.state;
if(typeof data7 !== "string"){
const err32 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err32);
errors++;
}
if(!((((((((((data7 === "drafting") || (data7 === "drafted")) || (data7 === "approved")) || (data7 === "sending")) || (data7 === "sent")) || (data7 === "delivered")) || (data7 === "bounced")) || (data7 === "failed")) || (data7 === "removed")) || (data7 === "received"))){
const err33 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/enum",keyword:"enum",params:{allowedValues: schema134.properties.state.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err33);
errors++;
}
}
if(data.subject !== undefined){
if(typeof data.subject !== "string"){
const err34 = {instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err34);
errors++;
}
}
if(data.body !== undefined){
if(typeof data.body !== "string"){
const err35 = {instancePath:instancePath+"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err35);
errors++;
}
}
if(data.language !== undefined){
let data10 = data.language;
if((typeof data10 !== "string") && (data10 !== null)){
const err36 = {instancePath:instancePath+"/language",schemaPath:"#/properties/language/type",keyword:"type",params:{type: schema134.properties.language.type},message:"must be string,null"};
(vErrors ??= []).push(err36);
errors++;
}
}
if(data.channel !== undefined){
if(typeof data.channel !== "string"){
const err37 = {instancePath:instancePath+"/channel",schemaPath:"#/properties/channel/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err37);
errors++;
}
}
if(data.classification !== undefined){
let data12 = data.classification;
if((typeof data12 !== "string") && (data12 !== null)){
const err38 = {instancePath:instancePath+"/classification",schemaPath:"#/properties/classification/type",keyword:"type",params:{type: schema134.properties.classification.type},message:"must be string,null"};
(vErrors ??= []).push(err38);
errors++;
}
}
if(data.sentences !== undefined){
let data13 = data.sentences;
if(Array.isArray(data13)){
const len0 = data13.length;
for(let i0=0; i0<len0; i0++){
if(!(validate331(data13[i0], {instancePath:instancePath+"/sentences/" + i0,parentData:data13,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate331.errors : vErrors.concat(validate331.errors);
errors = vErrors.length;
}
}
}
else {
const err39 = {instancePath:instancePath+"/sentences",schemaPath:"#/properties/sentences/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err39);
errors++;
}
}
if(data.evidence !== undefined){
let data15 = data.evidence;
if(Array.isArray(data15)){
const len1 = data15.length;
for(let i1=0; i1<len1; i1++){
if(!(validate333(data15[i1], {instancePath:instancePath+"/evidence/" + i1,parentData:data15,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate333.errors : vErrors.concat(validate333.errors);
errors = vErrors.length;
}
}
}
else {
const err40 = {instancePath:instancePath+"/evidence",schemaPath:"#/properties/evidence/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err40);
errors++;
}
}
if(data.omitted !== undefined){
let data17 = data.omitted;
if(Array.isArray(data17)){
const len2 = data17.length;
for(let i2=0; i2<len2; i2++){
if(!(validate335(data17[i2], {instancePath:instancePath+"/omitted/" + i2,parentData:data17,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate335.errors : vErrors.concat(validate335.errors);
errors = vErrors.length;
}
}
}
else {
const err41 = {instancePath:instancePath+"/omitted",schemaPath:"#/properties/omitted/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err41);
errors++;
}
}
if(data.warnings !== undefined){
let data19 = data.warnings;
if(Array.isArray(data19)){
const len3 = data19.length;
for(let i3=0; i3<len3; i3++){
if(typeof data19[i3] !== "string"){
const err42 = {instancePath:instancePath+"/warnings/" + i3,schemaPath:"#/properties/warnings/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err42);
errors++;
}
}
}
else {
const err43 = {instancePath:instancePath+"/warnings",schemaPath:"#/properties/warnings/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err43);
errors++;
}
}
if(data.attachments !== undefined){
let data21 = data.attachments;
if(Array.isArray(data21)){
const len4 = data21.length;
for(let i4=0; i4<len4; i4++){
if(!(validate337(data21[i4], {instancePath:instancePath+"/attachments/" + i4,parentData:data21,parentDataProperty:i4,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate337.errors : vErrors.concat(validate337.errors);
errors = vErrors.length;
}
}
}
else {
const err44 = {instancePath:instancePath+"/attachments",schemaPath:"#/properties/attachments/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err44);
errors++;
}
}
if(data.contentHash !== undefined){
if(typeof data.contentHash !== "string"){
const err45 = {instancePath:instancePath+"/contentHash",schemaPath:"#/properties/contentHash/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err45);
errors++;
}
}
if(data.approvedBy !== undefined){
let data24 = data.approvedBy;
if((typeof data24 !== "string") && (data24 !== null)){
const err46 = {instancePath:instancePath+"/approvedBy",schemaPath:"#/properties/approvedBy/type",keyword:"type",params:{type: schema134.properties.approvedBy.type},message:"must be string,null"};
(vErrors ??= []).push(err46);
errors++;
}
}
if(data.approvedAt !== undefined){
let data25 = data.approvedAt;
if((!(((typeof data25 == "number") && (!(data25 % 1) && !isNaN(data25))) && (isFinite(data25)))) && (data25 !== null)){
const err47 = {instancePath:instancePath+"/approvedAt",schemaPath:"#/properties/approvedAt/type",keyword:"type",params:{type: schema134.properties.approvedAt.type},message:"must be integer,null"};
(vErrors ??= []).push(err47);
errors++;
}
}
if(data.removedReason !== undefined){
let data26 = data.removedReason;
if((typeof data26 !== "string") && (data26 !== null)){
const err48 = {instancePath:instancePath+"/removedReason",schemaPath:"#/properties/removedReason/type",keyword:"type",params:{type: schema134.properties.removedReason.type},message:"must be string,null"};
(vErrors ??= []).push(err48);
errors++;
}
}
if(data.history !== undefined){
let data27 = data.history;
if(Array.isArray(data27)){
const len5 = data27.length;
for(let i5=0; i5<len5; i5++){
if(!(validate341(data27[i5], {instancePath:instancePath+"/history/" + i5,parentData:data27,parentDataProperty:i5,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate341.errors : vErrors.concat(validate341.errors);
errors = vErrors.length;
}
}
}
else {
const err49 = {instancePath:instancePath+"/history",schemaPath:"#/properties/history/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err49);
errors++;
}
}
if(data.occurredAt !== undefined){
let data29 = data.occurredAt;
if(!(((typeof data29 == "number") && (!(data29 % 1) && !isNaN(data29))) && (isFinite(data29)))){
const err50 = {instancePath:instancePath+"/occurredAt",schemaPath:"#/properties/occurredAt/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err50);
errors++;
}
}
if(data.createdAt !== undefined){
let data30 = data.createdAt;
if(!(((typeof data30 == "number") && (!(data30 % 1) && !isNaN(data30))) && (isFinite(data30)))){
const err51 = {instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err51);
errors++;
}
}
}
else {
const err52 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err52);
errors++;
}
validate322.errors = vErrors;
return errors === 0;
}
validate322.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate317(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="RunLead" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate317.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.leadId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "leadId"},message:"must have required property '"+"leadId"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
if(data.company === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "company"},message:"must have required property '"+"company"+"'"};
(vErrors ??= []).push(err2);
errors++;
}
if(data.domain === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "domain"},message:"must have required property '"+"domain"+"'"};
(vErrors ??= []).push(err3);
errors++;
}
if(data.status === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
(vErrors ??= []).push(err4);
errors++;
}
if(data.reason === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'"};
(vErrors ??= []).push(err5);
errors++;
}
if(data.why === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "why"},message:"must have required property '"+"why"+"'"};
(vErrors ??= []).push(err6);
errors++;
}
if(data.foundIn === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "foundIn"},message:"must have required property '"+"foundIn"+"'"};
(vErrors ??= []).push(err7);
errors++;
}
if(data.foundUrl === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "foundUrl"},message:"must have required property '"+"foundUrl"+"'"};
(vErrors ??= []).push(err8);
errors++;
}
if(data.city === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "city"},message:"must have required property '"+"city"+"'"};
(vErrors ??= []).push(err9);
errors++;
}
if(data.country === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "country"},message:"must have required property '"+"country"+"'"};
(vErrors ??= []).push(err10);
errors++;
}
if(data.contact === undefined){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "contact"},message:"must have required property '"+"contact"+"'"};
(vErrors ??= []).push(err11);
errors++;
}
if(data.draft === undefined){
const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "draft"},message:"must have required property '"+"draft"+"'"};
(vErrors ??= []).push(err12);
errors++;
}
for(const key0 in data){
if(!(func2.call(schema132.properties, key0))){
const err13 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err13);
errors++;
}
}
if(data.id !== undefined){
if(!(validate311(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate311.errors : vErrors.concat(validate311.errors);
errors = vErrors.length;
}
}
if(data.leadId !== undefined){
let data1 = data.leadId;
const _errs4 = errors;
let valid1 = false;
let passing0 = null;
const _errs5 = errors;
if(!(validate106(data1, {instancePath:instancePath+"/leadId",parentData:data,parentDataProperty:"leadId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate106.errors : vErrors.concat(validate106.errors);
errors = vErrors.length;
}
var _valid0 = _errs5 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs6 = errors;
if(data1 !== null){
const err14 = {instancePath:instancePath+"/leadId",schemaPath:"#/properties/leadId/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
(vErrors ??= []).push(err14);
errors++;
}
var _valid0 = _errs6 === errors;
if(_valid0 && valid1){
valid1 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid1 = true;
passing0 = 1;
}
}
if(!valid1){
const err15 = {instancePath:instancePath+"/leadId",schemaPath:"#/properties/leadId/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
(vErrors ??= []).push(err15);
errors++;
}
else {
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
}
}
if(data.company !== undefined){
let data2 = data.company;
if((typeof data2 !== "string") && (data2 !== null)){
const err16 = {instancePath:instancePath+"/company",schemaPath:"#/properties/company/type",keyword:"type",params:{type: schema132.properties.company.type},message:"must be string,null"};
(vErrors ??= []).push(err16);
errors++;
}
}
if(data.domain !== undefined){
let data3 = data.domain;
if((typeof data3 !== "string") && (data3 !== null)){
const err17 = {instancePath:instancePath+"/domain",schemaPath:"#/properties/domain/type",keyword:"type",params:{type: schema132.properties.domain.type},message:"must be string,null"};
(vErrors ??= []).push(err17);
errors++;
}
}
if(data.status !== undefined){
let data4 = data.status;
if(typeof data4 !== "string"){
const err18 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err18);
errors++;
}
if(!(((((((((((data4 === "proposed") || (data4 === "excluded")) || (data4 === "resolving")) || (data4 === "awaiting_acceptance")) || (data4 === "pending")) || (data4 === "researching")) || (data4 === "researched")) || (data4 === "drafting")) || (data4 === "drafted")) || (data4 === "failed")) || (data4 === "removed"))){
const err19 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema132.properties.status.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err19);
errors++;
}
}
if(data.reason !== undefined){
let data5 = data.reason;
if((typeof data5 !== "string") && (data5 !== null)){
const err20 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: schema132.properties.reason.type},message:"must be string,null"};
(vErrors ??= []).push(err20);
errors++;
}
}
if(data.why !== undefined){
let data6 = data.why;
if((typeof data6 !== "string") && (data6 !== null)){
const err21 = {instancePath:instancePath+"/why",schemaPath:"#/properties/why/type",keyword:"type",params:{type: schema132.properties.why.type},message:"must be string,null"};
(vErrors ??= []).push(err21);
errors++;
}
}
if(data.foundIn !== undefined){
let data7 = data.foundIn;
if((typeof data7 !== "string") && (data7 !== null)){
const err22 = {instancePath:instancePath+"/foundIn",schemaPath:"#/properties/foundIn/type",keyword:"type",params:{type: schema132.properties.foundIn.type},message:"must be string,null"};
(vErrors ??= []).push(err22);
errors++;
}
}
if(data.foundUrl !== undefined){
let data8 = data.foundUrl;
if((typeof data8 !== "string") && (data8 !== null)){
const err23 = {instancePath:instancePath+"/foundUrl",schemaPath:"#/properties/foundUrl/type",keyword:"type",params:{type: schema132.properties.foundUrl.type},message:"must be string,null"};
(vErrors ??= []).push(err23);
errors++;
}
}
if(data.city !== undefined){
let data9 = data.city;
if((typeof data9 !== "string") && (data9 !== null)){
const err24 = {instancePath:instancePath+"/city",schemaPath:"#/properties/city/type",keyword:"type",params:{type: schema132.properties.city.type},message:"must be string,null"};
(vErrors ??= []).push(err24);
errors++;
}
}
if(data.country !== undefined){
let data10 = data.country;
if((typeof data10 !== "string") && (data10 !== null)){
const err25 = {instancePath:instancePath+"/country",schemaPath:"#/properties/country/type",keyword:"type",params:{type: schema132.properties.country.type},message:"must be string,null"};
(vErrors ??= []).push(err25);
errors++;
}
}
if(data.contact !== undefined){
let data11 = data.contact;
const _errs27 = errors;
let valid2 = false;
let passing1 = null;
const _errs28 = errors;
if(!(validate320(data11, {instancePath:instancePath+"/contact",parentData:data,parentDataProperty:"contact",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate320.errors : vErrors.concat(validate320.errors);
errors = vErrors.length;
}
var _valid1 = _errs28 === errors;
if(_valid1){
valid2 = true;
passing1 = 0;
}
const _errs29 = errors;
if(data11 !== null){
const err26 = {instancePath:instancePath+"/contact",schemaPath:"#/properties/contact/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
(vErrors ??= []).push(err26);
errors++;
}
var _valid1 = _errs29 === errors;
if(_valid1 && valid2){
valid2 = false;
passing1 = [passing1, 1];
}
else {
if(_valid1){
valid2 = true;
passing1 = 1;
}
}
if(!valid2){
const err27 = {instancePath:instancePath+"/contact",schemaPath:"#/properties/contact/oneOf",keyword:"oneOf",params:{passingSchemas: passing1},message:"must match exactly one schema in oneOf"};
(vErrors ??= []).push(err27);
errors++;
}
else {
errors = _errs27;
if(vErrors !== null){
if(_errs27){
vErrors.length = _errs27;
}
else {
vErrors = null;
}
}
}
}
if(data.draft !== undefined){
let data12 = data.draft;
const _errs32 = errors;
let valid3 = false;
let passing2 = null;
const _errs33 = errors;
if(!(validate322(data12, {instancePath:instancePath+"/draft",parentData:data,parentDataProperty:"draft",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate322.errors : vErrors.concat(validate322.errors);
errors = vErrors.length;
}
var _valid2 = _errs33 === errors;
if(_valid2){
valid3 = true;
passing2 = 0;
}
const _errs34 = errors;
if(data12 !== null){
const err28 = {instancePath:instancePath+"/draft",schemaPath:"#/properties/draft/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
(vErrors ??= []).push(err28);
errors++;
}
var _valid2 = _errs34 === errors;
if(_valid2 && valid3){
valid3 = false;
passing2 = [passing2, 1];
}
else {
if(_valid2){
valid3 = true;
passing2 = 1;
}
}
if(!valid3){
const err29 = {instancePath:instancePath+"/draft",schemaPath:"#/properties/draft/oneOf",keyword:"oneOf",params:{passingSchemas: passing2},message:"must match exactly one schema in oneOf"};
(vErrors ??= []).push(err29);
errors++;
}
else {
errors = _errs32;
if(vErrors !== null){
if(_errs32){
vErrors.length = _errs32;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err30 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err30);
errors++;
}
validate317.errors = vErrors;
return errors === 0;
}
validate317.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate316(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="RunLeadList" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate316.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.items === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "items"},message:"must have required property '"+"items"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.nextCursor === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "nextCursor"},message:"must have required property '"+"nextCursor"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
for(const key0 in data){
if(!((key0 === "items") || (key0 === "nextCursor"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.items !== undefined){
let data0 = data.items;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate317(data0[i0], {instancePath:instancePath+"/items/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate317.errors : vErrors.concat(validate317.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.nextCursor !== undefined){
let data2 = data.nextCursor;
if((typeof data2 !== "string") && (data2 !== null)){
const err4 = {instancePath:instancePath+"/nextCursor",schemaPath:"#/properties/nextCursor/type",keyword:"type",params:{type: schema131.properties.nextCursor.type},message:"must be string,null"};
(vErrors ??= []).push(err4);
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err5);
errors++;
}
validate316.errors = vErrors;
return errors === 0;
}
validate316.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate345(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="RunsRenameArguments" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate345.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.runId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "runId"},message:"must have required property '"+"runId"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
for(const key0 in data){
if(!((key0 === "runId") || (key0 === "name"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.runId !== undefined){
if(!(validate271(data.runId, {instancePath:instancePath+"/runId",parentData:data,parentDataProperty:"runId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate271.errors : vErrors.concat(validate271.errors);
errors = vErrors.length;
}
}
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 === "string"){
if(func1(data1) > 200){
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
(vErrors ??= []).push(err3);
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err4);
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err5);
errors++;
}
validate345.errors = vErrors;
return errors === 0;
}
validate345.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};



function validate347(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="RunsArchiveArguments" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate347.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.runId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "runId"},message:"must have required property '"+"runId"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
for(const key0 in data){
if(!(key0 === "runId")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.runId !== undefined){
if(!(validate271(data.runId, {instancePath:instancePath+"/runId",parentData:data,parentDataProperty:"runId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate271.errors : vErrors.concat(validate271.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err2);
errors++;
}
validate347.errors = vErrors;
return errors === 0;
}
validate347.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate349(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="RunsDetachArguments" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate349.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.runId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "runId"},message:"must have required property '"+"runId"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.storageId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "storageId"},message:"must have required property '"+"storageId"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
for(const key0 in data){
if(!((key0 === "runId") || (key0 === "storageId"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.runId !== undefined){
if(!(validate271(data.runId, {instancePath:instancePath+"/runId",parentData:data,parentDataProperty:"runId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate271.errors : vErrors.concat(validate271.errors);
errors = vErrors.length;
}
}
if(data.storageId !== undefined){
if(!(validate338(data.storageId, {instancePath:instancePath+"/storageId",parentData:data,parentDataProperty:"storageId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate338.errors : vErrors.concat(validate338.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err3);
errors++;
}
validate349.errors = vErrors;
return errors === 0;
}
validate349.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate352(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="DetachedFile" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate352.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.runId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "runId"},message:"must have required property '"+"runId"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.storageId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "storageId"},message:"must have required property '"+"storageId"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
if(data.path === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},message:"must have required property '"+"path"+"'"};
(vErrors ??= []).push(err2);
errors++;
}
if(data.changed === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "changed"},message:"must have required property '"+"changed"+"'"};
(vErrors ??= []).push(err3);
errors++;
}
if(data.messages === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "messages"},message:"must have required property '"+"messages"+"'"};
(vErrors ??= []).push(err4);
errors++;
}
if(data.reopened === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "reopened"},message:"must have required property '"+"reopened"+"'"};
(vErrors ??= []).push(err5);
errors++;
}
for(const key0 in data){
if(!((((((key0 === "runId") || (key0 === "storageId")) || (key0 === "path")) || (key0 === "changed")) || (key0 === "messages")) || (key0 === "reopened"))){
const err6 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.runId !== undefined){
if(!(validate271(data.runId, {instancePath:instancePath+"/runId",parentData:data,parentDataProperty:"runId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate271.errors : vErrors.concat(validate271.errors);
errors = vErrors.length;
}
}
if(data.storageId !== undefined){
if(!(validate338(data.storageId, {instancePath:instancePath+"/storageId",parentData:data,parentDataProperty:"storageId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate338.errors : vErrors.concat(validate338.errors);
errors = vErrors.length;
}
}
if(data.path !== undefined){
if(typeof data.path !== "string"){
const err7 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err7);
errors++;
}
}
if(data.changed !== undefined){
if(typeof data.changed !== "boolean"){
const err8 = {instancePath:instancePath+"/changed",schemaPath:"#/properties/changed/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
(vErrors ??= []).push(err8);
errors++;
}
}
if(data.messages !== undefined){
let data4 = data.messages;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err9 = {instancePath:instancePath+"/messages",schemaPath:"#/properties/messages/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err9);
errors++;
}
}
if(data.reopened !== undefined){
let data5 = data.reopened;
if(Array.isArray(data5)){
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
if(!(validate323(data5[i0], {instancePath:instancePath+"/reopened/" + i0,parentData:data5,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate323.errors : vErrors.concat(validate323.errors);
errors = vErrors.length;
}
}
}
else {
const err10 = {instancePath:instancePath+"/reopened",schemaPath:"#/properties/reopened/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err10);
errors++;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err11);
errors++;
}
validate352.errors = vErrors;
return errors === 0;
}
validate352.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema147 = {"$id":"RunsConfirmCompaniesArguments","type":"object","required":["runId","language","channel"],"properties":{"runId":{"$ref":"RunId"},"language":{"type":"string","maxLength":20,"minLength":2},"channel":{"type":"string","enum":["email"]},"contactResearchRequest":{"type":"string","maxLength":2000},"excludedDomains":{"type":"array","items":{"type":"string","maxLength":300,"minLength":1},"maxItems":500},"greeting":{"type":"string","maxLength":40,"minLength":1,"pattern":"^[\\p{L}\\p{M}][\\p{L}\\p{M} ]*$"},"languageChosen":{"type":"boolean"},"leadsPerCompany":{"type":"integer","maximum":5,"minimum":1},"reviewedCompanies":{"type":"array","items":{"$ref":"ReviewedCompany"},"maxItems":200},"targetAudience":{"type":"string","maxLength":65536},"targetDecisionMakers":{"type":"array","items":{"$ref":"DecisionMaker"},"maxItems":20},"targetMarket":{"type":"string","maxLength":2000},"targetRoles":{"type":"array","items":{"type":"string","maxLength":200,"minLength":1},"maxItems":20},"tone":{"type":"string","maxLength":200}},"additionalProperties":false};
const schema148 = {"$id":"ReviewedCompany","type":"object","required":["name"],"properties":{"name":{"type":"string","maxLength":200,"minLength":1,"pattern":"\\S"},"domain":{"type":["string","null"],"maxLength":300}},"additionalProperties":false};

function validate358(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="ReviewedCompany" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate358.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
for(const key0 in data){
if(!((key0 === "name") || (key0 === "domain"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func1(data0) > 200){
const err2 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
(vErrors ??= []).push(err2);
errors++;
}
if(func1(data0) < 1){
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err3);
errors++;
}
if(!pattern12.test(data0)){
const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
(vErrors ??= []).push(err4);
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.domain !== undefined){
let data1 = data.domain;
if((typeof data1 !== "string") && (data1 !== null)){
const err6 = {instancePath:instancePath+"/domain",schemaPath:"#/properties/domain/type",keyword:"type",params:{type: schema148.properties.domain.type},message:"must be string,null"};
(vErrors ??= []).push(err6);
errors++;
}
if(typeof data1 === "string"){
if(func1(data1) > 300){
const err7 = {instancePath:instancePath+"/domain",schemaPath:"#/properties/domain/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"};
(vErrors ??= []).push(err7);
errors++;
}
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err8);
errors++;
}
validate358.errors = vErrors;
return errors === 0;
}
validate358.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const pattern19 = new RegExp("^[\\p{L}\\p{M}][\\p{L}\\p{M} ]*$", "u");

function validate356(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="RunsConfirmCompaniesArguments" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate356.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.runId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "runId"},message:"must have required property '"+"runId"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.language === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "language"},message:"must have required property '"+"language"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
if(data.channel === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "channel"},message:"must have required property '"+"channel"+"'"};
(vErrors ??= []).push(err2);
errors++;
}
for(const key0 in data){
if(!(func2.call(schema147.properties, key0))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.runId !== undefined){
if(!(validate271(data.runId, {instancePath:instancePath+"/runId",parentData:data,parentDataProperty:"runId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate271.errors : vErrors.concat(validate271.errors);
errors = vErrors.length;
}
}
if(data.language !== undefined){
let data1 = data.language;
if(typeof data1 === "string"){
if(func1(data1) > 20){
const err4 = {instancePath:instancePath+"/language",schemaPath:"#/properties/language/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"};
(vErrors ??= []).push(err4);
errors++;
}
if(func1(data1) < 2){
const err5 = {instancePath:instancePath+"/language",schemaPath:"#/properties/language/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
(vErrors ??= []).push(err5);
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/language",schemaPath:"#/properties/language/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.channel !== undefined){
let data2 = data.channel;
if(typeof data2 !== "string"){
const err7 = {instancePath:instancePath+"/channel",schemaPath:"#/properties/channel/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err7);
errors++;
}
if(!(data2 === "email")){
const err8 = {instancePath:instancePath+"/channel",schemaPath:"#/properties/channel/enum",keyword:"enum",params:{allowedValues: schema147.properties.channel.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err8);
errors++;
}
}
if(data.contactResearchRequest !== undefined){
let data3 = data.contactResearchRequest;
if(typeof data3 === "string"){
if(func1(data3) > 2000){
const err9 = {instancePath:instancePath+"/contactResearchRequest",schemaPath:"#/properties/contactResearchRequest/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
(vErrors ??= []).push(err9);
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/contactResearchRequest",schemaPath:"#/properties/contactResearchRequest/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err10);
errors++;
}
}
if(data.excludedDomains !== undefined){
let data4 = data.excludedDomains;
if(Array.isArray(data4)){
if(data4.length > 500){
const err11 = {instancePath:instancePath+"/excludedDomains",schemaPath:"#/properties/excludedDomains/maxItems",keyword:"maxItems",params:{limit: 500},message:"must NOT have more than 500 items"};
(vErrors ??= []).push(err11);
errors++;
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if(typeof data5 === "string"){
if(func1(data5) > 300){
const err12 = {instancePath:instancePath+"/excludedDomains/" + i0,schemaPath:"#/properties/excludedDomains/items/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"};
(vErrors ??= []).push(err12);
errors++;
}
if(func1(data5) < 1){
const err13 = {instancePath:instancePath+"/excludedDomains/" + i0,schemaPath:"#/properties/excludedDomains/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err13);
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/excludedDomains/" + i0,schemaPath:"#/properties/excludedDomains/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err14);
errors++;
}
}
}
else {
const err15 = {instancePath:instancePath+"/excludedDomains",schemaPath:"#/properties/excludedDomains/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err15);
errors++;
}
}
if(data.greeting !== undefined){
let data6 = data.greeting;
if(typeof data6 === "string"){
if(func1(data6) > 40){
const err16 = {instancePath:instancePath+"/greeting",schemaPath:"#/properties/greeting/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
(vErrors ??= []).push(err16);
errors++;
}
if(func1(data6) < 1){
const err17 = {instancePath:instancePath+"/greeting",schemaPath:"#/properties/greeting/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err17);
errors++;
}
if(!pattern19.test(data6)){
const err18 = {instancePath:instancePath+"/greeting",schemaPath:"#/properties/greeting/pattern",keyword:"pattern",params:{pattern: "^[\\p{L}\\p{M}][\\p{L}\\p{M} ]*$"},message:"must match pattern \""+"^[\\p{L}\\p{M}][\\p{L}\\p{M} ]*$"+"\""};
(vErrors ??= []).push(err18);
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/greeting",schemaPath:"#/properties/greeting/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err19);
errors++;
}
}
if(data.languageChosen !== undefined){
if(typeof data.languageChosen !== "boolean"){
const err20 = {instancePath:instancePath+"/languageChosen",schemaPath:"#/properties/languageChosen/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
(vErrors ??= []).push(err20);
errors++;
}
}
if(data.leadsPerCompany !== undefined){
let data8 = data.leadsPerCompany;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err21 = {instancePath:instancePath+"/leadsPerCompany",schemaPath:"#/properties/leadsPerCompany/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err21);
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 5 || isNaN(data8)){
const err22 = {instancePath:instancePath+"/leadsPerCompany",schemaPath:"#/properties/leadsPerCompany/maximum",keyword:"maximum",params:{comparison: "<=", limit: 5},message:"must be <= 5"};
(vErrors ??= []).push(err22);
errors++;
}
if(data8 < 1 || isNaN(data8)){
const err23 = {instancePath:instancePath+"/leadsPerCompany",schemaPath:"#/properties/leadsPerCompany/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
(vErrors ??= []).push(err23);
errors++;
}
}
}
if(data.reviewedCompanies !== undefined){
let data9 = data.reviewedCompanies;
if(Array.isArray(data9)){
if(data9.length > 200){
const err24 = {instancePath:instancePath+"/reviewedCompanies",schemaPath:"#/properties/reviewedCompanies/maxItems",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items"};
(vErrors ??= []).push(err24);
errors++;
}
const len1 = data9.length;
for(let i1=0; i1<len1; i1++){
if(!(validate358(data9[i1], {instancePath:instancePath+"/reviewedCompanies/" + i1,parentData:data9,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate358.errors : vErrors.concat(validate358.errors);
errors = vErrors.length;
}
}
}
else {
const err25 = {instancePath:instancePath+"/reviewedCompanies",schemaPath:"#/properties/reviewedCompanies/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err25);
errors++;
}
}
if(data.targetAudience !== undefined){
let data11 = data.targetAudience;
if(typeof data11 === "string"){
if(func1(data11) > 65536){
const err26 = {instancePath:instancePath+"/targetAudience",schemaPath:"#/properties/targetAudience/maxLength",keyword:"maxLength",params:{limit: 65536},message:"must NOT have more than 65536 characters"};
(vErrors ??= []).push(err26);
errors++;
}
}
else {
const err27 = {instancePath:instancePath+"/targetAudience",schemaPath:"#/properties/targetAudience/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err27);
errors++;
}
}
if(data.targetDecisionMakers !== undefined){
let data12 = data.targetDecisionMakers;
if(Array.isArray(data12)){
if(data12.length > 20){
const err28 = {instancePath:instancePath+"/targetDecisionMakers",schemaPath:"#/properties/targetDecisionMakers/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"};
(vErrors ??= []).push(err28);
errors++;
}
const len2 = data12.length;
for(let i2=0; i2<len2; i2++){
if(!(validate287(data12[i2], {instancePath:instancePath+"/targetDecisionMakers/" + i2,parentData:data12,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate287.errors : vErrors.concat(validate287.errors);
errors = vErrors.length;
}
}
}
else {
const err29 = {instancePath:instancePath+"/targetDecisionMakers",schemaPath:"#/properties/targetDecisionMakers/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err29);
errors++;
}
}
if(data.targetMarket !== undefined){
let data14 = data.targetMarket;
if(typeof data14 === "string"){
if(func1(data14) > 2000){
const err30 = {instancePath:instancePath+"/targetMarket",schemaPath:"#/properties/targetMarket/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
(vErrors ??= []).push(err30);
errors++;
}
}
else {
const err31 = {instancePath:instancePath+"/targetMarket",schemaPath:"#/properties/targetMarket/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err31);
errors++;
}
}
if(data.targetRoles !== undefined){
let data15 = data.targetRoles;
if(Array.isArray(data15)){
if(data15.length > 20){
const err32 = {instancePath:instancePath+"/targetRoles",schemaPath:"#/properties/targetRoles/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"};
(vErrors ??= []).push(err32);
errors++;
}
const len3 = data15.length;
for(let i3=0; i3<len3; i3++){
let data16 = data15[i3];
if(typeof data16 === "string"){
if(func1(data16) > 200){
const err33 = {instancePath:instancePath+"/targetRoles/" + i3,schemaPath:"#/properties/targetRoles/items/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
(vErrors ??= []).push(err33);
errors++;
}
if(func1(data16) < 1){
const err34 = {instancePath:instancePath+"/targetRoles/" + i3,schemaPath:"#/properties/targetRoles/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err34);
errors++;
}
}
else {
const err35 = {instancePath:instancePath+"/targetRoles/" + i3,schemaPath:"#/properties/targetRoles/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err35);
errors++;
}
}
}
else {
const err36 = {instancePath:instancePath+"/targetRoles",schemaPath:"#/properties/targetRoles/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err36);
errors++;
}
}
if(data.tone !== undefined){
let data17 = data.tone;
if(typeof data17 === "string"){
if(func1(data17) > 200){
const err37 = {instancePath:instancePath+"/tone",schemaPath:"#/properties/tone/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
(vErrors ??= []).push(err37);
errors++;
}
}
else {
const err38 = {instancePath:instancePath+"/tone",schemaPath:"#/properties/tone/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err38);
errors++;
}
}
}
else {
const err39 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err39);
errors++;
}
validate356.errors = vErrors;
return errors === 0;
}
validate356.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema149 = {"$id":"ConfirmedRun","type":"object","required":["run","confirmed","excluded","added","estimate","shortage","warnings","dryRun"],"properties":{"run":{"$ref":"Run"},"confirmed":{"type":"integer"},"excluded":{"type":"array","items":{"$ref":"ExcludedCompany"}},"added":{"type":"array","items":{"$ref":"AddedCompany"}},"estimate":{"$ref":"RunEstimate"},"shortage":{"type":["string","null"]},"warnings":{"type":"array","items":{"type":"string"}},"dryRun":{"type":"boolean"}},"additionalProperties":false};
const schema150 = {"$id":"ExcludedCompany","type":"object","required":["name","domain","reason"],"properties":{"name":{"type":"string"},"domain":{"type":["string","null"]},"reason":{"type":"string"}},"additionalProperties":false};

function validate363(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="ExcludedCompany" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate363.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.domain === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "domain"},message:"must have required property '"+"domain"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
if(data.reason === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'"};
(vErrors ??= []).push(err2);
errors++;
}
for(const key0 in data){
if(!(((key0 === "name") || (key0 === "domain")) || (key0 === "reason"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.domain !== undefined){
let data1 = data.domain;
if((typeof data1 !== "string") && (data1 !== null)){
const err5 = {instancePath:instancePath+"/domain",schemaPath:"#/properties/domain/type",keyword:"type",params:{type: schema150.properties.domain.type},message:"must be string,null"};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.reason !== undefined){
if(typeof data.reason !== "string"){
const err6 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err6);
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err7);
errors++;
}
validate363.errors = vErrors;
return errors === 0;
}
validate363.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema151 = {"$id":"AddedCompany","type":"object","required":["name","domain"],"properties":{"name":{"type":"string"},"domain":{"type":["string","null"]}},"additionalProperties":false};

function validate365(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="AddedCompany" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate365.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.domain === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "domain"},message:"must have required property '"+"domain"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
for(const key0 in data){
if(!((key0 === "name") || (key0 === "domain"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.domain !== undefined){
let data1 = data.domain;
if((typeof data1 !== "string") && (data1 !== null)){
const err4 = {instancePath:instancePath+"/domain",schemaPath:"#/properties/domain/type",keyword:"type",params:{type: schema151.properties.domain.type},message:"must be string,null"};
(vErrors ??= []).push(err4);
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err5);
errors++;
}
validate365.errors = vErrors;
return errors === 0;
}
validate365.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate361(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="ConfirmedRun" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate361.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.run === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "run"},message:"must have required property '"+"run"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.confirmed === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "confirmed"},message:"must have required property '"+"confirmed"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
if(data.excluded === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "excluded"},message:"must have required property '"+"excluded"+"'"};
(vErrors ??= []).push(err2);
errors++;
}
if(data.added === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "added"},message:"must have required property '"+"added"+"'"};
(vErrors ??= []).push(err3);
errors++;
}
if(data.estimate === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "estimate"},message:"must have required property '"+"estimate"+"'"};
(vErrors ??= []).push(err4);
errors++;
}
if(data.shortage === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "shortage"},message:"must have required property '"+"shortage"+"'"};
(vErrors ??= []).push(err5);
errors++;
}
if(data.warnings === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "warnings"},message:"must have required property '"+"warnings"+"'"};
(vErrors ??= []).push(err6);
errors++;
}
if(data.dryRun === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "dryRun"},message:"must have required property '"+"dryRun"+"'"};
(vErrors ??= []).push(err7);
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "run") || (key0 === "confirmed")) || (key0 === "excluded")) || (key0 === "added")) || (key0 === "estimate")) || (key0 === "shortage")) || (key0 === "warnings")) || (key0 === "dryRun"))){
const err8 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err8);
errors++;
}
}
if(data.run !== undefined){
if(!(validate280(data.run, {instancePath:instancePath+"/run",parentData:data,parentDataProperty:"run",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate280.errors : vErrors.concat(validate280.errors);
errors = vErrors.length;
}
}
if(data.confirmed !== undefined){
let data1 = data.confirmed;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err9 = {instancePath:instancePath+"/confirmed",schemaPath:"#/properties/confirmed/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err9);
errors++;
}
}
if(data.excluded !== undefined){
let data2 = data.excluded;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(validate363(data2[i0], {instancePath:instancePath+"/excluded/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate363.errors : vErrors.concat(validate363.errors);
errors = vErrors.length;
}
}
}
else {
const err10 = {instancePath:instancePath+"/excluded",schemaPath:"#/properties/excluded/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err10);
errors++;
}
}
if(data.added !== undefined){
let data4 = data.added;
if(Array.isArray(data4)){
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
if(!(validate365(data4[i1], {instancePath:instancePath+"/added/" + i1,parentData:data4,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate365.errors : vErrors.concat(validate365.errors);
errors = vErrors.length;
}
}
}
else {
const err11 = {instancePath:instancePath+"/added",schemaPath:"#/properties/added/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err11);
errors++;
}
}
if(data.estimate !== undefined){
if(!(validate275(data.estimate, {instancePath:instancePath+"/estimate",parentData:data,parentDataProperty:"estimate",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate275.errors : vErrors.concat(validate275.errors);
errors = vErrors.length;
}
}
if(data.shortage !== undefined){
let data7 = data.shortage;
if((typeof data7 !== "string") && (data7 !== null)){
const err12 = {instancePath:instancePath+"/shortage",schemaPath:"#/properties/shortage/type",keyword:"type",params:{type: schema149.properties.shortage.type},message:"must be string,null"};
(vErrors ??= []).push(err12);
errors++;
}
}
if(data.warnings !== undefined){
let data8 = data.warnings;
if(Array.isArray(data8)){
const len2 = data8.length;
for(let i2=0; i2<len2; i2++){
if(typeof data8[i2] !== "string"){
const err13 = {instancePath:instancePath+"/warnings/" + i2,schemaPath:"#/properties/warnings/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err13);
errors++;
}
}
}
else {
const err14 = {instancePath:instancePath+"/warnings",schemaPath:"#/properties/warnings/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err14);
errors++;
}
}
if(data.dryRun !== undefined){
if(typeof data.dryRun !== "boolean"){
const err15 = {instancePath:instancePath+"/dryRun",schemaPath:"#/properties/dryRun/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
(vErrors ??= []).push(err15);
errors++;
}
}
}
else {
const err16 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err16);
errors++;
}
validate361.errors = vErrors;
return errors === 0;
}
validate361.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate368(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="RunsStartFromLeadsArguments" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate368.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.projectId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "projectId"},message:"must have required property '"+"projectId"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.source === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "source"},message:"must have required property '"+"source"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
for(const key0 in data){
if(!(((((key0 === "projectId") || (key0 === "source")) || (key0 === "campaignBrief")) || (key0 === "campaignId")) || (key0 === "sourceDisplayLabel"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.projectId !== undefined){
if(!(validate55(data.projectId, {instancePath:instancePath+"/projectId",parentData:data,parentDataProperty:"projectId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
}
}
if(data.source !== undefined){
let data1 = data.source;
if(typeof data1 === "string"){
if(func1(data1) > 200){
const err3 = {instancePath:instancePath+"/source",schemaPath:"#/properties/source/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
(vErrors ??= []).push(err3);
errors++;
}
if(func1(data1) < 1){
const err4 = {instancePath:instancePath+"/source",schemaPath:"#/properties/source/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err4);
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/source",schemaPath:"#/properties/source/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.campaignBrief !== undefined){
let data2 = data.campaignBrief;
if(typeof data2 === "string"){
if(func1(data2) > 65536){
const err6 = {instancePath:instancePath+"/campaignBrief",schemaPath:"#/properties/campaignBrief/maxLength",keyword:"maxLength",params:{limit: 65536},message:"must NOT have more than 65536 characters"};
(vErrors ??= []).push(err6);
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/campaignBrief",schemaPath:"#/properties/campaignBrief/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err7);
errors++;
}
}
if(data.campaignId !== undefined){
if(!(validate102(data.campaignId, {instancePath:instancePath+"/campaignId",parentData:data,parentDataProperty:"campaignId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate102.errors : vErrors.concat(validate102.errors);
errors = vErrors.length;
}
}
if(data.sourceDisplayLabel !== undefined){
let data4 = data.sourceDisplayLabel;
if(typeof data4 === "string"){
if(func1(data4) > 200){
const err8 = {instancePath:instancePath+"/sourceDisplayLabel",schemaPath:"#/properties/sourceDisplayLabel/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
(vErrors ??= []).push(err8);
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/sourceDisplayLabel",schemaPath:"#/properties/sourceDisplayLabel/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err9);
errors++;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err10);
errors++;
}
validate368.errors = vErrors;
return errors === 0;
}
validate368.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema153 = {"$id":"StartedRun","type":"object","required":["runId","status","name","leads","leftOut","estimate","shortage","dryRun"],"properties":{"runId":{"oneOf":[{"$ref":"RunId"},{"type":"null"}]},"status":{"$ref":"RunStatusName"},"name":{"type":"string"},"leads":{"type":"integer"},"leftOut":{"type":"array","items":{"$ref":"LeftOutLead"}},"estimate":{"$ref":"Estimate"},"shortage":{"type":["string","null"]},"dryRun":{"type":"boolean"}},"additionalProperties":false};

function validate374(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="LeftOutLead" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate374.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.leadId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "leadId"},message:"must have required property '"+"leadId"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.reason === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
if(data.runId === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "runId"},message:"must have required property '"+"runId"+"'"};
(vErrors ??= []).push(err2);
errors++;
}
for(const key0 in data){
if(!(((key0 === "leadId") || (key0 === "reason")) || (key0 === "runId"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.leadId !== undefined){
if(!(validate106(data.leadId, {instancePath:instancePath+"/leadId",parentData:data,parentDataProperty:"leadId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate106.errors : vErrors.concat(validate106.errors);
errors = vErrors.length;
}
}
if(data.reason !== undefined){
if(typeof data.reason !== "string"){
const err4 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.runId !== undefined){
let data2 = data.runId;
const _errs6 = errors;
let valid1 = false;
let passing0 = null;
const _errs7 = errors;
if(!(validate271(data2, {instancePath:instancePath+"/runId",parentData:data,parentDataProperty:"runId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate271.errors : vErrors.concat(validate271.errors);
errors = vErrors.length;
}
var _valid0 = _errs7 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs8 = errors;
if(data2 !== null){
const err5 = {instancePath:instancePath+"/runId",schemaPath:"#/properties/runId/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
(vErrors ??= []).push(err5);
errors++;
}
var _valid0 = _errs8 === errors;
if(_valid0 && valid1){
valid1 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid1 = true;
passing0 = 1;
}
}
if(!valid1){
const err6 = {instancePath:instancePath+"/runId",schemaPath:"#/properties/runId/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
(vErrors ??= []).push(err6);
errors++;
}
else {
errors = _errs6;
if(vErrors !== null){
if(_errs6){
vErrors.length = _errs6;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err7);
errors++;
}
validate374.errors = vErrors;
return errors === 0;
}
validate374.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate378(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="Estimate" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate378.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.research === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "research"},message:"must have required property '"+"research"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.drafts === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "drafts"},message:"must have required property '"+"drafts"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
if(data.credits === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "credits"},message:"must have required property '"+"credits"+"'"};
(vErrors ??= []).push(err2);
errors++;
}
for(const key0 in data){
if(!(((key0 === "research") || (key0 === "drafts")) || (key0 === "credits"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.research !== undefined){
let data0 = data.research;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err4 = {instancePath:instancePath+"/research",schemaPath:"#/properties/research/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.drafts !== undefined){
let data1 = data.drafts;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err5 = {instancePath:instancePath+"/drafts",schemaPath:"#/properties/drafts/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.credits !== undefined){
let data2 = data.credits;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err6 = {instancePath:instancePath+"/credits",schemaPath:"#/properties/credits/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err6);
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err7);
errors++;
}
validate378.errors = vErrors;
return errors === 0;
}
validate378.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate371(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="StartedRun" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate371.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.runId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "runId"},message:"must have required property '"+"runId"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.status === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
if(data.name === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
(vErrors ??= []).push(err2);
errors++;
}
if(data.leads === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "leads"},message:"must have required property '"+"leads"+"'"};
(vErrors ??= []).push(err3);
errors++;
}
if(data.leftOut === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "leftOut"},message:"must have required property '"+"leftOut"+"'"};
(vErrors ??= []).push(err4);
errors++;
}
if(data.estimate === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "estimate"},message:"must have required property '"+"estimate"+"'"};
(vErrors ??= []).push(err5);
errors++;
}
if(data.shortage === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "shortage"},message:"must have required property '"+"shortage"+"'"};
(vErrors ??= []).push(err6);
errors++;
}
if(data.dryRun === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "dryRun"},message:"must have required property '"+"dryRun"+"'"};
(vErrors ??= []).push(err7);
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "runId") || (key0 === "status")) || (key0 === "name")) || (key0 === "leads")) || (key0 === "leftOut")) || (key0 === "estimate")) || (key0 === "shortage")) || (key0 === "dryRun"))){
const err8 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err8);
errors++;
}
}
if(data.runId !== undefined){
let data0 = data.runId;
const _errs3 = errors;
let valid1 = false;
let passing0 = null;
const _errs4 = errors;
if(!(validate271(data0, {instancePath:instancePath+"/runId",parentData:data,parentDataProperty:"runId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate271.errors : vErrors.concat(validate271.errors);
errors = vErrors.length;
}
var _valid0 = _errs4 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs5 = errors;
if(data0 !== null){
const err9 = {instancePath:instancePath+"/runId",schemaPath:"#/properties/runId/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
(vErrors ??= []).push(err9);
errors++;
}
var _valid0 = _errs5 === errors;
if(_valid0 && valid1){
valid1 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid1 = true;
passing0 = 1;
}
}
if(!valid1){
const err10 = {instancePath:instancePath+"/runId",schemaPath:"#/properties/runId/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
(vErrors ??= []).push(err10);
errors++;
}
else {
errors = _errs3;
if(vErrors !== null){
if(_errs3){
vErrors.length = _errs3;
}
else {
vErrors = null;
}
}
}
}
if(data.status !== undefined){
if(!(validate273(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate273.errors : vErrors.concat(validate273.errors);
errors = vErrors.length;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
const err11 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err11);
errors++;
}
}
if(data.leads !== undefined){
let data3 = data.leads;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err12 = {instancePath:instancePath+"/leads",schemaPath:"#/properties/leads/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err12);
errors++;
}
}
if(data.leftOut !== undefined){
let data4 = data.leftOut;
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
if(!(validate374(data4[i0], {instancePath:instancePath+"/leftOut/" + i0,parentData:data4,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate374.errors : vErrors.concat(validate374.errors);
errors = vErrors.length;
}
}
}
else {
const err13 = {instancePath:instancePath+"/leftOut",schemaPath:"#/properties/leftOut/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err13);
errors++;
}
}
if(data.estimate !== undefined){
if(!(validate378(data.estimate, {instancePath:instancePath+"/estimate",parentData:data,parentDataProperty:"estimate",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate378.errors : vErrors.concat(validate378.errors);
errors = vErrors.length;
}
}
if(data.shortage !== undefined){
let data7 = data.shortage;
if((typeof data7 !== "string") && (data7 !== null)){
const err14 = {instancePath:instancePath+"/shortage",schemaPath:"#/properties/shortage/type",keyword:"type",params:{type: schema153.properties.shortage.type},message:"must be string,null"};
(vErrors ??= []).push(err14);
errors++;
}
}
if(data.dryRun !== undefined){
if(typeof data.dryRun !== "boolean"){
const err15 = {instancePath:instancePath+"/dryRun",schemaPath:"#/properties/dryRun/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
(vErrors ??= []).push(err15);
errors++;
}
}
}
else {
const err16 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err16);
errors++;
}
validate371.errors = vErrors;
return errors === 0;
}
validate371.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate382(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="MaterialFileInput" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate382.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},message:"must have required property '"+"path"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.storageId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "storageId"},message:"must have required property '"+"storageId"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
if(data.sizeBytes === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sizeBytes"},message:"must have required property '"+"sizeBytes"+"'"};
(vErrors ??= []).push(err2);
errors++;
}
for(const key0 in data){
if(!((((key0 === "path") || (key0 === "storageId")) || (key0 === "sizeBytes")) || (key0 === "mimeType"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.path !== undefined){
let data0 = data.path;
if(typeof data0 === "string"){
if(func1(data0) > 1024){
const err4 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"};
(vErrors ??= []).push(err4);
errors++;
}
if(func1(data0) < 1){
const err5 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err5);
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.storageId !== undefined){
if(!(validate338(data.storageId, {instancePath:instancePath+"/storageId",parentData:data,parentDataProperty:"storageId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate338.errors : vErrors.concat(validate338.errors);
errors = vErrors.length;
}
}
if(data.sizeBytes !== undefined){
let data2 = data.sizeBytes;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err7 = {instancePath:instancePath+"/sizeBytes",schemaPath:"#/properties/sizeBytes/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err7);
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 26214400 || isNaN(data2)){
const err8 = {instancePath:instancePath+"/sizeBytes",schemaPath:"#/properties/sizeBytes/maximum",keyword:"maximum",params:{comparison: "<=", limit: 26214400},message:"must be <= 26214400"};
(vErrors ??= []).push(err8);
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err9 = {instancePath:instancePath+"/sizeBytes",schemaPath:"#/properties/sizeBytes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
(vErrors ??= []).push(err9);
errors++;
}
}
}
if(data.mimeType !== undefined){
let data3 = data.mimeType;
if(typeof data3 === "string"){
if(func1(data3) > 200){
const err10 = {instancePath:instancePath+"/mimeType",schemaPath:"#/properties/mimeType/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
(vErrors ??= []).push(err10);
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/mimeType",schemaPath:"#/properties/mimeType/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err11);
errors++;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err12);
errors++;
}
validate382.errors = vErrors;
return errors === 0;
}
validate382.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate385(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="FolderAssignment" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate385.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.folderName === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "folderName"},message:"must have required property '"+"folderName"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.domain === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "domain"},message:"must have required property '"+"domain"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
for(const key0 in data){
if(!((key0 === "folderName") || (key0 === "domain"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.folderName !== undefined){
let data0 = data.folderName;
if(typeof data0 === "string"){
if(func1(data0) > 1024){
const err3 = {instancePath:instancePath+"/folderName",schemaPath:"#/properties/folderName/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"};
(vErrors ??= []).push(err3);
errors++;
}
if(func1(data0) < 1){
const err4 = {instancePath:instancePath+"/folderName",schemaPath:"#/properties/folderName/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err4);
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/folderName",schemaPath:"#/properties/folderName/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.domain !== undefined){
let data1 = data.domain;
if(typeof data1 === "string"){
if(func1(data1) > 300){
const err6 = {instancePath:instancePath+"/domain",schemaPath:"#/properties/domain/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"};
(vErrors ??= []).push(err6);
errors++;
}
if(func1(data1) < 1){
const err7 = {instancePath:instancePath+"/domain",schemaPath:"#/properties/domain/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err7);
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/domain",schemaPath:"#/properties/domain/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err8);
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err9);
errors++;
}
validate385.errors = vErrors;
return errors === 0;
}
validate385.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate380(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="MaterialImportArguments" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate380.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.projectId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "projectId"},message:"must have required property '"+"projectId"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.files === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "files"},message:"must have required property '"+"files"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "projectId") || (key0 === "files")) || (key0 === "assignments")) || (key0 === "autoAdvance")) || (key0 === "campaignBrief")) || (key0 === "campaignName")) || (key0 === "excludedFolders")) || (key0 === "targetRunId"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.projectId !== undefined){
if(!(validate55(data.projectId, {instancePath:instancePath+"/projectId",parentData:data,parentDataProperty:"projectId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
}
}
if(data.files !== undefined){
let data1 = data.files;
if(Array.isArray(data1)){
if(data1.length > 1000){
const err3 = {instancePath:instancePath+"/files",schemaPath:"#/properties/files/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"};
(vErrors ??= []).push(err3);
errors++;
}
if(data1.length < 1){
const err4 = {instancePath:instancePath+"/files",schemaPath:"#/properties/files/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
(vErrors ??= []).push(err4);
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validate382(data1[i0], {instancePath:instancePath+"/files/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate382.errors : vErrors.concat(validate382.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath:instancePath+"/files",schemaPath:"#/properties/files/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.assignments !== undefined){
let data3 = data.assignments;
if(Array.isArray(data3)){
if(data3.length > 1000){
const err6 = {instancePath:instancePath+"/assignments",schemaPath:"#/properties/assignments/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"};
(vErrors ??= []).push(err6);
errors++;
}
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
if(!(validate385(data3[i1], {instancePath:instancePath+"/assignments/" + i1,parentData:data3,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate385.errors : vErrors.concat(validate385.errors);
errors = vErrors.length;
}
}
}
else {
const err7 = {instancePath:instancePath+"/assignments",schemaPath:"#/properties/assignments/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err7);
errors++;
}
}
if(data.autoAdvance !== undefined){
let data5 = data.autoAdvance;
const _errs10 = errors;
let valid5 = false;
let passing0 = null;
const _errs11 = errors;
if(typeof data5 !== "boolean"){
const err8 = {instancePath:instancePath+"/autoAdvance",schemaPath:"#/properties/autoAdvance/oneOf/0/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
(vErrors ??= []).push(err8);
errors++;
}
var _valid0 = _errs11 === errors;
if(_valid0){
valid5 = true;
passing0 = 0;
}
const _errs13 = errors;
if(Array.isArray(data5)){
if(data5.length > 2){
const err9 = {instancePath:instancePath+"/autoAdvance",schemaPath:"#/properties/autoAdvance/oneOf/1/maxItems",keyword:"maxItems",params:{limit: 2},message:"must NOT have more than 2 items"};
(vErrors ??= []).push(err9);
errors++;
}
const len2 = data5.length;
for(let i2=0; i2<len2; i2++){
if(!(validate293(data5[i2], {instancePath:instancePath+"/autoAdvance/" + i2,parentData:data5,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate293.errors : vErrors.concat(validate293.errors);
errors = vErrors.length;
}
}
}
else {
const err10 = {instancePath:instancePath+"/autoAdvance",schemaPath:"#/properties/autoAdvance/oneOf/1/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err10);
errors++;
}
var _valid0 = _errs13 === errors;
if(_valid0 && valid5){
valid5 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid5 = true;
passing0 = 1;
}
}
if(!valid5){
const err11 = {instancePath:instancePath+"/autoAdvance",schemaPath:"#/properties/autoAdvance/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
(vErrors ??= []).push(err11);
errors++;
}
else {
errors = _errs10;
if(vErrors !== null){
if(_errs10){
vErrors.length = _errs10;
}
else {
vErrors = null;
}
}
}
}
if(data.campaignBrief !== undefined){
let data7 = data.campaignBrief;
if(typeof data7 === "string"){
if(func1(data7) > 65536){
const err12 = {instancePath:instancePath+"/campaignBrief",schemaPath:"#/properties/campaignBrief/maxLength",keyword:"maxLength",params:{limit: 65536},message:"must NOT have more than 65536 characters"};
(vErrors ??= []).push(err12);
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/campaignBrief",schemaPath:"#/properties/campaignBrief/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err13);
errors++;
}
}
if(data.campaignName !== undefined){
let data8 = data.campaignName;
if(typeof data8 === "string"){
if(func1(data8) > 200){
const err14 = {instancePath:instancePath+"/campaignName",schemaPath:"#/properties/campaignName/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
(vErrors ??= []).push(err14);
errors++;
}
if(func1(data8) < 1){
const err15 = {instancePath:instancePath+"/campaignName",schemaPath:"#/properties/campaignName/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err15);
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/campaignName",schemaPath:"#/properties/campaignName/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err16);
errors++;
}
}
if(data.excludedFolders !== undefined){
let data9 = data.excludedFolders;
if(Array.isArray(data9)){
if(data9.length > 100){
const err17 = {instancePath:instancePath+"/excludedFolders",schemaPath:"#/properties/excludedFolders/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
(vErrors ??= []).push(err17);
errors++;
}
const len3 = data9.length;
for(let i3=0; i3<len3; i3++){
let data10 = data9[i3];
if(typeof data10 === "string"){
if(func1(data10) > 1024){
const err18 = {instancePath:instancePath+"/excludedFolders/" + i3,schemaPath:"#/properties/excludedFolders/items/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"};
(vErrors ??= []).push(err18);
errors++;
}
if(func1(data10) < 1){
const err19 = {instancePath:instancePath+"/excludedFolders/" + i3,schemaPath:"#/properties/excludedFolders/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err19);
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/excludedFolders/" + i3,schemaPath:"#/properties/excludedFolders/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err20);
errors++;
}
}
}
else {
const err21 = {instancePath:instancePath+"/excludedFolders",schemaPath:"#/properties/excludedFolders/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err21);
errors++;
}
}
if(data.targetRunId !== undefined){
if(!(validate271(data.targetRunId, {instancePath:instancePath+"/targetRunId",parentData:data,parentDataProperty:"targetRunId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate271.errors : vErrors.concat(validate271.errors);
errors = vErrors.length;
}
}
}
else {
const err22 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err22);
errors++;
}
validate380.errors = vErrors;
return errors === 0;
}
validate380.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema159 = {"$id":"ImportedMaterial","type":"object","required":["runId","campaignId","status","name","wave","companies","leftOut","estimate","autoAdvance","dryRun"],"properties":{"runId":{"oneOf":[{"$ref":"RunId"},{"type":"null"}]},"campaignId":{"oneOf":[{"$ref":"CampaignId"},{"type":"null"}]},"status":{"$ref":"RunStatusName"},"name":{"type":"string"},"wave":{"type":"integer"},"companies":{"type":"array","items":{"$ref":"ImportedCompany"}},"leftOut":{"type":"array","items":{"$ref":"LeftOutFile"}},"estimate":{"$ref":"ImportEstimate"},"autoAdvance":{"type":"array","items":{"$ref":"WaveGrant"}},"dryRun":{"type":"boolean"}},"additionalProperties":false};
const schema160 = {"$id":"ImportedCompany","type":"object","required":["id","name","domain","folder","isNew","reason","files"],"properties":{"id":{"type":["string","null"]},"name":{"type":"string"},"domain":{"type":["string","null"]},"folder":{"type":"string"},"isNew":{"type":"boolean"},"reason":{"type":["string","null"]},"files":{"type":"array","items":{"$ref":"MessageAttachment"}}},"additionalProperties":false};

function validate393(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="ImportedCompany" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate393.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
if(data.domain === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "domain"},message:"must have required property '"+"domain"+"'"};
(vErrors ??= []).push(err2);
errors++;
}
if(data.folder === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "folder"},message:"must have required property '"+"folder"+"'"};
(vErrors ??= []).push(err3);
errors++;
}
if(data.isNew === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "isNew"},message:"must have required property '"+"isNew"+"'"};
(vErrors ??= []).push(err4);
errors++;
}
if(data.reason === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'"};
(vErrors ??= []).push(err5);
errors++;
}
if(data.files === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "files"},message:"must have required property '"+"files"+"'"};
(vErrors ??= []).push(err6);
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "id") || (key0 === "name")) || (key0 === "domain")) || (key0 === "folder")) || (key0 === "isNew")) || (key0 === "reason")) || (key0 === "files"))){
const err7 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err7);
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if((typeof data0 !== "string") && (data0 !== null)){
const err8 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: schema160.properties.id.type},message:"must be string,null"};
(vErrors ??= []).push(err8);
errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
const err9 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err9);
errors++;
}
}
if(data.domain !== undefined){
let data2 = data.domain;
if((typeof data2 !== "string") && (data2 !== null)){
const err10 = {instancePath:instancePath+"/domain",schemaPath:"#/properties/domain/type",keyword:"type",params:{type: schema160.properties.domain.type},message:"must be string,null"};
(vErrors ??= []).push(err10);
errors++;
}
}
if(data.folder !== undefined){
if(typeof data.folder !== "string"){
const err11 = {instancePath:instancePath+"/folder",schemaPath:"#/properties/folder/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err11);
errors++;
}
}
if(data.isNew !== undefined){
if(typeof data.isNew !== "boolean"){
const err12 = {instancePath:instancePath+"/isNew",schemaPath:"#/properties/isNew/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
(vErrors ??= []).push(err12);
errors++;
}
}
if(data.reason !== undefined){
let data5 = data.reason;
if((typeof data5 !== "string") && (data5 !== null)){
const err13 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: schema160.properties.reason.type},message:"must be string,null"};
(vErrors ??= []).push(err13);
errors++;
}
}
if(data.files !== undefined){
let data6 = data.files;
if(Array.isArray(data6)){
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
if(!(validate337(data6[i0], {instancePath:instancePath+"/files/" + i0,parentData:data6,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate337.errors : vErrors.concat(validate337.errors);
errors = vErrors.length;
}
}
}
else {
const err14 = {instancePath:instancePath+"/files",schemaPath:"#/properties/files/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err14);
errors++;
}
}
}
else {
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err15);
errors++;
}
validate393.errors = vErrors;
return errors === 0;
}
validate393.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate396(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="LeftOutFile" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate396.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},message:"must have required property '"+"path"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.storageId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "storageId"},message:"must have required property '"+"storageId"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
if(data.reason === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'"};
(vErrors ??= []).push(err2);
errors++;
}
for(const key0 in data){
if(!(((key0 === "path") || (key0 === "storageId")) || (key0 === "reason"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.path !== undefined){
if(typeof data.path !== "string"){
const err4 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.storageId !== undefined){
if(!(validate338(data.storageId, {instancePath:instancePath+"/storageId",parentData:data,parentDataProperty:"storageId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate338.errors : vErrors.concat(validate338.errors);
errors = vErrors.length;
}
}
if(data.reason !== undefined){
if(typeof data.reason !== "string"){
const err5 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err5);
errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err6);
errors++;
}
validate396.errors = vErrors;
return errors === 0;
}
validate396.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate399(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="ImportEstimate" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate399.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.research === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "research"},message:"must have required property '"+"research"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.contacts === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "contacts"},message:"must have required property '"+"contacts"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
if(data.drafts === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "drafts"},message:"must have required property '"+"drafts"+"'"};
(vErrors ??= []).push(err2);
errors++;
}
if(data.credits === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "credits"},message:"must have required property '"+"credits"+"'"};
(vErrors ??= []).push(err3);
errors++;
}
if(data.granted === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "granted"},message:"must have required property '"+"granted"+"'"};
(vErrors ??= []).push(err4);
errors++;
}
for(const key0 in data){
if(!(((((key0 === "research") || (key0 === "contacts")) || (key0 === "drafts")) || (key0 === "credits")) || (key0 === "granted"))){
const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.research !== undefined){
let data0 = data.research;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err6 = {instancePath:instancePath+"/research",schemaPath:"#/properties/research/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.contacts !== undefined){
let data1 = data.contacts;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err7 = {instancePath:instancePath+"/contacts",schemaPath:"#/properties/contacts/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err7);
errors++;
}
}
if(data.drafts !== undefined){
let data2 = data.drafts;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err8 = {instancePath:instancePath+"/drafts",schemaPath:"#/properties/drafts/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err8);
errors++;
}
}
if(data.credits !== undefined){
let data3 = data.credits;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err9 = {instancePath:instancePath+"/credits",schemaPath:"#/properties/credits/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err9);
errors++;
}
}
if(data.granted !== undefined){
let data4 = data.granted;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err10 = {instancePath:instancePath+"/granted",schemaPath:"#/properties/granted/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err10);
errors++;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err11);
errors++;
}
validate399.errors = vErrors;
return errors === 0;
}
validate399.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate389(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="ImportedMaterial" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate389.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.runId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "runId"},message:"must have required property '"+"runId"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.campaignId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "campaignId"},message:"must have required property '"+"campaignId"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
if(data.status === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
(vErrors ??= []).push(err2);
errors++;
}
if(data.name === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
(vErrors ??= []).push(err3);
errors++;
}
if(data.wave === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "wave"},message:"must have required property '"+"wave"+"'"};
(vErrors ??= []).push(err4);
errors++;
}
if(data.companies === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "companies"},message:"must have required property '"+"companies"+"'"};
(vErrors ??= []).push(err5);
errors++;
}
if(data.leftOut === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "leftOut"},message:"must have required property '"+"leftOut"+"'"};
(vErrors ??= []).push(err6);
errors++;
}
if(data.estimate === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "estimate"},message:"must have required property '"+"estimate"+"'"};
(vErrors ??= []).push(err7);
errors++;
}
if(data.autoAdvance === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "autoAdvance"},message:"must have required property '"+"autoAdvance"+"'"};
(vErrors ??= []).push(err8);
errors++;
}
if(data.dryRun === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "dryRun"},message:"must have required property '"+"dryRun"+"'"};
(vErrors ??= []).push(err9);
errors++;
}
for(const key0 in data){
if(!(func2.call(schema159.properties, key0))){
const err10 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err10);
errors++;
}
}
if(data.runId !== undefined){
let data0 = data.runId;
const _errs3 = errors;
let valid1 = false;
let passing0 = null;
const _errs4 = errors;
if(!(validate271(data0, {instancePath:instancePath+"/runId",parentData:data,parentDataProperty:"runId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate271.errors : vErrors.concat(validate271.errors);
errors = vErrors.length;
}
var _valid0 = _errs4 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs5 = errors;
if(data0 !== null){
const err11 = {instancePath:instancePath+"/runId",schemaPath:"#/properties/runId/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
(vErrors ??= []).push(err11);
errors++;
}
var _valid0 = _errs5 === errors;
if(_valid0 && valid1){
valid1 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid1 = true;
passing0 = 1;
}
}
if(!valid1){
const err12 = {instancePath:instancePath+"/runId",schemaPath:"#/properties/runId/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
(vErrors ??= []).push(err12);
errors++;
}
else {
errors = _errs3;
if(vErrors !== null){
if(_errs3){
vErrors.length = _errs3;
}
else {
vErrors = null;
}
}
}
}
if(data.campaignId !== undefined){
let data1 = data.campaignId;
const _errs8 = errors;
let valid2 = false;
let passing1 = null;
const _errs9 = errors;
if(!(validate102(data1, {instancePath:instancePath+"/campaignId",parentData:data,parentDataProperty:"campaignId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate102.errors : vErrors.concat(validate102.errors);
errors = vErrors.length;
}
var _valid1 = _errs9 === errors;
if(_valid1){
valid2 = true;
passing1 = 0;
}
const _errs10 = errors;
if(data1 !== null){
const err13 = {instancePath:instancePath+"/campaignId",schemaPath:"#/properties/campaignId/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
(vErrors ??= []).push(err13);
errors++;
}
var _valid1 = _errs10 === errors;
if(_valid1 && valid2){
valid2 = false;
passing1 = [passing1, 1];
}
else {
if(_valid1){
valid2 = true;
passing1 = 1;
}
}
if(!valid2){
const err14 = {instancePath:instancePath+"/campaignId",schemaPath:"#/properties/campaignId/oneOf",keyword:"oneOf",params:{passingSchemas: passing1},message:"must match exactly one schema in oneOf"};
(vErrors ??= []).push(err14);
errors++;
}
else {
errors = _errs8;
if(vErrors !== null){
if(_errs8){
vErrors.length = _errs8;
}
else {
vErrors = null;
}
}
}
}
if(data.status !== undefined){
if(!(validate273(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate273.errors : vErrors.concat(validate273.errors);
errors = vErrors.length;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
const err15 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err15);
errors++;
}
}
if(data.wave !== undefined){
let data4 = data.wave;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err16 = {instancePath:instancePath+"/wave",schemaPath:"#/properties/wave/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err16);
errors++;
}
}
if(data.companies !== undefined){
let data5 = data.companies;
if(Array.isArray(data5)){
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
if(!(validate393(data5[i0], {instancePath:instancePath+"/companies/" + i0,parentData:data5,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate393.errors : vErrors.concat(validate393.errors);
errors = vErrors.length;
}
}
}
else {
const err17 = {instancePath:instancePath+"/companies",schemaPath:"#/properties/companies/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err17);
errors++;
}
}
if(data.leftOut !== undefined){
let data7 = data.leftOut;
if(Array.isArray(data7)){
const len1 = data7.length;
for(let i1=0; i1<len1; i1++){
if(!(validate396(data7[i1], {instancePath:instancePath+"/leftOut/" + i1,parentData:data7,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate396.errors : vErrors.concat(validate396.errors);
errors = vErrors.length;
}
}
}
else {
const err18 = {instancePath:instancePath+"/leftOut",schemaPath:"#/properties/leftOut/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err18);
errors++;
}
}
if(data.estimate !== undefined){
if(!(validate399(data.estimate, {instancePath:instancePath+"/estimate",parentData:data,parentDataProperty:"estimate",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate399.errors : vErrors.concat(validate399.errors);
errors = vErrors.length;
}
}
if(data.autoAdvance !== undefined){
let data10 = data.autoAdvance;
if(Array.isArray(data10)){
const len2 = data10.length;
for(let i2=0; i2<len2; i2++){
if(!(validate293(data10[i2], {instancePath:instancePath+"/autoAdvance/" + i2,parentData:data10,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate293.errors : vErrors.concat(validate293.errors);
errors = vErrors.length;
}
}
}
else {
const err19 = {instancePath:instancePath+"/autoAdvance",schemaPath:"#/properties/autoAdvance/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err19);
errors++;
}
}
if(data.dryRun !== undefined){
if(typeof data.dryRun !== "boolean"){
const err20 = {instancePath:instancePath+"/dryRun",schemaPath:"#/properties/dryRun/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
(vErrors ??= []).push(err20);
errors++;
}
}
}
else {
const err21 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err21);
errors++;
}
validate389.errors = vErrors;
return errors === 0;
}
validate389.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const pattern21 = new RegExp("^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]+$", "u");

function validate402(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="DraftsUpdateArguments" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate402.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.leadId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "leadId"},message:"must have required property '"+"leadId"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
for(const key0 in data){
if(!(((key0 === "leadId") || (key0 === "body")) || (key0 === "subject"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.leadId !== undefined){
if(!(validate311(data.leadId, {instancePath:instancePath+"/leadId",parentData:data,parentDataProperty:"leadId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate311.errors : vErrors.concat(validate311.errors);
errors = vErrors.length;
}
}
if(data.body !== undefined){
let data1 = data.body;
if(typeof data1 === "string"){
if(func1(data1) > 65536){
const err2 = {instancePath:instancePath+"/body",schemaPath:"#/properties/body/maxLength",keyword:"maxLength",params:{limit: 65536},message:"must NOT have more than 65536 characters"};
(vErrors ??= []).push(err2);
errors++;
}
if(func1(data1) < 1){
const err3 = {instancePath:instancePath+"/body",schemaPath:"#/properties/body/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err3);
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.subject !== undefined){
let data2 = data.subject;
if(typeof data2 === "string"){
if(func1(data2) > 1000){
const err5 = {instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"};
(vErrors ??= []).push(err5);
errors++;
}
if(func1(data2) < 1){
const err6 = {instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err6);
errors++;
}
if(!pattern21.test(data2)){
const err7 = {instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]+$"},message:"must match pattern \""+"^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]+$"+"\""};
(vErrors ??= []).push(err7);
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err8);
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err9);
errors++;
}
validate402.errors = vErrors;
return errors === 0;
}
validate402.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};



function validate404(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="DraftsRemoveArguments" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate404.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.leadId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "leadId"},message:"must have required property '"+"leadId"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
for(const key0 in data){
if(!((key0 === "leadId") || (key0 === "reason"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.leadId !== undefined){
if(!(validate311(data.leadId, {instancePath:instancePath+"/leadId",parentData:data,parentDataProperty:"leadId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate311.errors : vErrors.concat(validate311.errors);
errors = vErrors.length;
}
}
if(data.reason !== undefined){
let data1 = data.reason;
if(typeof data1 === "string"){
if(func1(data1) > 2000){
const err2 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
(vErrors ??= []).push(err2);
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err3);
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err4);
errors++;
}
validate404.errors = vErrors;
return errors === 0;
}
validate404.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate406(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="MessagesByLeadArguments" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate406.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.limit === undefined){
data.limit = 50;
}
if(data.leadId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "leadId"},message:"must have required property '"+"leadId"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
for(const key0 in data){
if(!(((key0 === "leadId") || (key0 === "cursor")) || (key0 === "limit"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.leadId !== undefined){
if(!(validate106(data.leadId, {instancePath:instancePath+"/leadId",parentData:data,parentDataProperty:"leadId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate106.errors : vErrors.concat(validate106.errors);
errors = vErrors.length;
}
}
if(data.cursor !== undefined){
let data1 = data.cursor;
if(typeof data1 === "string"){
if(func1(data1) > 2000){
const err2 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
(vErrors ??= []).push(err2);
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err3);
errors++;
}
}
let data2 = data.limit;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err4 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err4);
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 200 || isNaN(data2)){
const err5 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 200},message:"must be <= 200"};
(vErrors ??= []).push(err5);
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err6 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
(vErrors ??= []).push(err6);
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err7);
errors++;
}
validate406.errors = vErrors;
return errors === 0;
}
validate406.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema166 = {"$id":"MessageList","type":"object","required":["items","nextCursor"],"properties":{"items":{"type":"array","items":{"$ref":"Message"}},"nextCursor":{"type":["string","null"]}},"additionalProperties":false};

function validate408(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="MessageList" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate408.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.items === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "items"},message:"must have required property '"+"items"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.nextCursor === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "nextCursor"},message:"must have required property '"+"nextCursor"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
for(const key0 in data){
if(!((key0 === "items") || (key0 === "nextCursor"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.items !== undefined){
let data0 = data.items;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate322(data0[i0], {instancePath:instancePath+"/items/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate322.errors : vErrors.concat(validate322.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.nextCursor !== undefined){
let data2 = data.nextCursor;
if((typeof data2 !== "string") && (data2 !== null)){
const err4 = {instancePath:instancePath+"/nextCursor",schemaPath:"#/properties/nextCursor/type",keyword:"type",params:{type: schema166.properties.nextCursor.type},message:"must be string,null"};
(vErrors ??= []).push(err4);
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err5);
errors++;
}
validate408.errors = vErrors;
return errors === 0;
}
validate408.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema167 = {"$id":"MessagesByProjectArguments","type":"object","required":["projectId"],"properties":{"projectId":{"$ref":"ProjectId"},"cursor":{"type":"string","maxLength":2000},"direction":{"type":"string","enum":["inbound","outbound"]},"limit":{"type":"integer","default":50,"maximum":200,"minimum":1},"since":{"type":"string","maxLength":40},"state":{"type":"string","enum":["drafting","drafted","approved","sending","sent","delivered","bounced","failed","removed","received"]}},"additionalProperties":false};

function validate410(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="MessagesByProjectArguments" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate410.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.limit === undefined){
data.limit = 50;
}
if(data.projectId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "projectId"},message:"must have required property '"+"projectId"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
for(const key0 in data){
if(!((((((key0 === "projectId") || (key0 === "cursor")) || (key0 === "direction")) || (key0 === "limit")) || (key0 === "since")) || (key0 === "state"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.projectId !== undefined){
if(!(validate55(data.projectId, {instancePath:instancePath+"/projectId",parentData:data,parentDataProperty:"projectId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
}
}
if(data.cursor !== undefined){
let data1 = data.cursor;
if(typeof data1 === "string"){
if(func1(data1) > 2000){
const err2 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
(vErrors ??= []).push(err2);
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.direction !== undefined){
let data2 = data.direction;
if(typeof data2 !== "string"){
const err4 = {instancePath:instancePath+"/direction",schemaPath:"#/properties/direction/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err4);
errors++;
}
if(!((data2 === "inbound") || (data2 === "outbound"))){
const err5 = {instancePath:instancePath+"/direction",schemaPath:"#/properties/direction/enum",keyword:"enum",params:{allowedValues: schema167.properties.direction.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err5);
errors++;
}
}
let data3 = data.limit;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err6 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err6);
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 200 || isNaN(data3)){
const err7 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 200},message:"must be <= 200"};
(vErrors ??= []).push(err7);
errors++;
}
if(data3 < 1 || isNaN(data3)){
const err8 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
(vErrors ??= []).push(err8);
errors++;
}
}
if(data.since !== undefined){
let data4 = data.since;
if(typeof data4 === "string"){
if(func1(data4) > 40){
const err9 = {instancePath:instancePath+"/since",schemaPath:"#/properties/since/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
(vErrors ??= []).push(err9);
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/since",schemaPath:"#/properties/since/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err10);
errors++;
}
}
if(data.state !== undefined){
let data5 = data.state;
if(typeof data5 !== "string"){
const err11 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err11);
errors++;
}
if(!((((((((((data5 === "drafting") || (data5 === "drafted")) || (data5 === "approved")) || (data5 === "sending")) || (data5 === "sent")) || (data5 === "delivered")) || (data5 === "bounced")) || (data5 === "failed")) || (data5 === "removed")) || (data5 === "received"))){
const err12 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/enum",keyword:"enum",params:{allowedValues: schema167.properties.state.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err12);
errors++;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err13);
errors++;
}
validate410.errors = vErrors;
return errors === 0;
}
validate410.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const pattern22 = new RegExp("^[0-9a-f]{64}$", "u");

function validate412(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="MessagesApproveArguments" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate412.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.messageId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "messageId"},message:"must have required property '"+"messageId"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
for(const key0 in data){
if(!((key0 === "messageId") || (key0 === "contentHash"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.messageId !== undefined){
if(!(validate323(data.messageId, {instancePath:instancePath+"/messageId",parentData:data,parentDataProperty:"messageId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate323.errors : vErrors.concat(validate323.errors);
errors = vErrors.length;
}
}
if(data.contentHash !== undefined){
let data1 = data.contentHash;
if(typeof data1 === "string"){
if(!pattern22.test(data1)){
const err2 = {instancePath:instancePath+"/contentHash",schemaPath:"#/properties/contentHash/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{64}$"},message:"must match pattern \""+"^[0-9a-f]{64}$"+"\""};
(vErrors ??= []).push(err2);
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/contentHash",schemaPath:"#/properties/contentHash/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err3);
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err4);
errors++;
}
validate412.errors = vErrors;
return errors === 0;
}
validate412.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema169 = {"$id":"MessagesGenerateArguments","type":"object","required":["leadId"],"properties":{"leadId":{"$ref":"LeadId"},"campaignId":{"$ref":"CampaignId"},"channel":{"type":"string","enum":["email","linkedin"]},"language":{"type":"string","enum":["en","fi","sv","de"]},"outreachAngle":{"type":"string","maxLength":65536}},"additionalProperties":false};

function validate414(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="MessagesGenerateArguments" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate414.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.leadId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "leadId"},message:"must have required property '"+"leadId"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
for(const key0 in data){
if(!(((((key0 === "leadId") || (key0 === "campaignId")) || (key0 === "channel")) || (key0 === "language")) || (key0 === "outreachAngle"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.leadId !== undefined){
if(!(validate106(data.leadId, {instancePath:instancePath+"/leadId",parentData:data,parentDataProperty:"leadId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate106.errors : vErrors.concat(validate106.errors);
errors = vErrors.length;
}
}
if(data.campaignId !== undefined){
if(!(validate102(data.campaignId, {instancePath:instancePath+"/campaignId",parentData:data,parentDataProperty:"campaignId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate102.errors : vErrors.concat(validate102.errors);
errors = vErrors.length;
}
}
if(data.channel !== undefined){
let data2 = data.channel;
if(typeof data2 !== "string"){
const err2 = {instancePath:instancePath+"/channel",schemaPath:"#/properties/channel/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err2);
errors++;
}
if(!((data2 === "email") || (data2 === "linkedin"))){
const err3 = {instancePath:instancePath+"/channel",schemaPath:"#/properties/channel/enum",keyword:"enum",params:{allowedValues: schema169.properties.channel.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.language !== undefined){
let data3 = data.language;
if(typeof data3 !== "string"){
const err4 = {instancePath:instancePath+"/language",schemaPath:"#/properties/language/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err4);
errors++;
}
if(!((((data3 === "en") || (data3 === "fi")) || (data3 === "sv")) || (data3 === "de"))){
const err5 = {instancePath:instancePath+"/language",schemaPath:"#/properties/language/enum",keyword:"enum",params:{allowedValues: schema169.properties.language.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.outreachAngle !== undefined){
let data4 = data.outreachAngle;
if(typeof data4 === "string"){
if(func1(data4) > 65536){
const err6 = {instancePath:instancePath+"/outreachAngle",schemaPath:"#/properties/outreachAngle/maxLength",keyword:"maxLength",params:{limit: 65536},message:"must NOT have more than 65536 characters"};
(vErrors ??= []).push(err6);
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/outreachAngle",schemaPath:"#/properties/outreachAngle/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err7);
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err8);
errors++;
}
validate414.errors = vErrors;
return errors === 0;
}
validate414.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate417(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="FlowsListArguments" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate417.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.limit === undefined){
data.limit = 50;
}
if(data.projectId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "projectId"},message:"must have required property '"+"projectId"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
for(const key0 in data){
if(!(((key0 === "projectId") || (key0 === "cursor")) || (key0 === "limit"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.projectId !== undefined){
if(!(validate55(data.projectId, {instancePath:instancePath+"/projectId",parentData:data,parentDataProperty:"projectId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
}
}
if(data.cursor !== undefined){
let data1 = data.cursor;
if(typeof data1 === "string"){
if(func1(data1) > 2000){
const err2 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
(vErrors ??= []).push(err2);
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err3);
errors++;
}
}
let data2 = data.limit;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err4 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err4);
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 200 || isNaN(data2)){
const err5 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 200},message:"must be <= 200"};
(vErrors ??= []).push(err5);
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err6 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
(vErrors ??= []).push(err6);
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err7);
errors++;
}
validate417.errors = vErrors;
return errors === 0;
}
validate417.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema171 = {"$id":"FlowList","type":"object","required":["items","unusedSkills","nextCursor"],"properties":{"items":{"type":"array","items":{"$ref":"Flow"}},"unusedSkills":{"type":"array","items":{"$ref":"FlowSkill"}},"nextCursor":{"type":["string","null"]}},"additionalProperties":false};
const schema172 = {"$id":"Flow","type":"object","required":["id","projectId","name","trigger","steps","enabled","skills","lastRun","lastFailure","createdAt","updatedAt"],"properties":{"id":{"$ref":"FlowId"},"projectId":{"$ref":"ProjectId"},"name":{"type":"string"},"trigger":{"$ref":"FlowTrigger"},"steps":{"type":"array","items":{"$ref":"FlowStep"}},"enabled":{"type":"boolean"},"skills":{"type":"array","items":{"$ref":"FlowSkill"}},"lastRun":{"oneOf":[{"$ref":"FlowRunSummary"},{"type":"null"}]},"lastFailure":{"oneOf":[{"$ref":"FlowRunSummary"},{"type":"null"}]},"createdAt":{"type":"integer"},"updatedAt":{"type":"integer"}},"additionalProperties":false};
const pattern23 = new RegExp("^flow_[0-9a-hjkmnp-tv-z]{26}$", "u");

function validate421(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="FlowId" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate421.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(!pattern23.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^flow_[0-9a-hjkmnp-tv-z]{26}$"},message:"must match pattern \""+"^flow_[0-9a-hjkmnp-tv-z]{26}$"+"\""};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err1);
errors++;
}
validate421.errors = vErrors;
return errors === 0;
}
validate421.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema174 = {"$id":"FlowTrigger","type":"object","required":["kind"],"properties":{"kind":{"type":"string","enum":["inbound_event","manual"]},"eventTypes":{"type":"array","items":{"type":"string","maxLength":200,"minLength":1},"maxItems":50},"sources":{"type":"array","items":{"type":"string","maxLength":200,"minLength":1},"maxItems":50}},"additionalProperties":false};

function validate424(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="FlowTrigger" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate424.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
for(const key0 in data){
if(!(((key0 === "kind") || (key0 === "eventTypes")) || (key0 === "sources"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.kind !== undefined){
let data0 = data.kind;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err2);
errors++;
}
if(!((data0 === "inbound_event") || (data0 === "manual"))){
const err3 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schema174.properties.kind.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.eventTypes !== undefined){
let data1 = data.eventTypes;
if(Array.isArray(data1)){
if(data1.length > 50){
const err4 = {instancePath:instancePath+"/eventTypes",schemaPath:"#/properties/eventTypes/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"};
(vErrors ??= []).push(err4);
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(typeof data2 === "string"){
if(func1(data2) > 200){
const err5 = {instancePath:instancePath+"/eventTypes/" + i0,schemaPath:"#/properties/eventTypes/items/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
(vErrors ??= []).push(err5);
errors++;
}
if(func1(data2) < 1){
const err6 = {instancePath:instancePath+"/eventTypes/" + i0,schemaPath:"#/properties/eventTypes/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err6);
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/eventTypes/" + i0,schemaPath:"#/properties/eventTypes/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err7);
errors++;
}
}
}
else {
const err8 = {instancePath:instancePath+"/eventTypes",schemaPath:"#/properties/eventTypes/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err8);
errors++;
}
}
if(data.sources !== undefined){
let data3 = data.sources;
if(Array.isArray(data3)){
if(data3.length > 50){
const err9 = {instancePath:instancePath+"/sources",schemaPath:"#/properties/sources/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"};
(vErrors ??= []).push(err9);
errors++;
}
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
let data4 = data3[i1];
if(typeof data4 === "string"){
if(func1(data4) > 200){
const err10 = {instancePath:instancePath+"/sources/" + i1,schemaPath:"#/properties/sources/items/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
(vErrors ??= []).push(err10);
errors++;
}
if(func1(data4) < 1){
const err11 = {instancePath:instancePath+"/sources/" + i1,schemaPath:"#/properties/sources/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err11);
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/sources/" + i1,schemaPath:"#/properties/sources/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err12);
errors++;
}
}
}
else {
const err13 = {instancePath:instancePath+"/sources",schemaPath:"#/properties/sources/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err13);
errors++;
}
}
}
else {
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err14);
errors++;
}
validate424.errors = vErrors;
return errors === 0;
}
validate424.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema175 = {"$id":"FlowStep","type":"object","required":["id","kind"],"properties":{"id":{"type":"string","maxLength":64,"minLength":1},"kind":{"type":"string","enum":["understand","route","attach","draft_reply","notify"]},"categories":{"type":"array","items":{"$ref":"FlowCategory"},"maxItems":50},"emails":{"type":"array","items":{"type":"string","maxLength":320,"minLength":1},"maxItems":50},"note":{"type":"string","maxLength":2000},"routes":{"type":"array","items":{"$ref":"FlowRoute"},"maxItems":50},"runId":{"$ref":"RunId"},"skillId":{"$ref":"SkillId"},"webhook":{"type":"boolean"}},"additionalProperties":false};

function validate427(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="FlowCategory" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate427.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.key === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "key"},message:"must have required property '"+"key"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
for(const key0 in data){
if(!((((key0 === "key") || (key0 === "description")) || (key0 === "examples")) || (key0 === "label"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.key !== undefined){
let data0 = data.key;
if(typeof data0 === "string"){
if(func1(data0) > 64){
const err2 = {instancePath:instancePath+"/key",schemaPath:"#/properties/key/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
(vErrors ??= []).push(err2);
errors++;
}
if(func1(data0) < 1){
const err3 = {instancePath:instancePath+"/key",schemaPath:"#/properties/key/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err3);
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/key",schemaPath:"#/properties/key/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.description !== undefined){
let data1 = data.description;
if(typeof data1 === "string"){
if(func1(data1) > 2000){
const err5 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
(vErrors ??= []).push(err5);
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.examples !== undefined){
let data2 = data.examples;
if(Array.isArray(data2)){
if(data2.length > 20){
const err7 = {instancePath:instancePath+"/examples",schemaPath:"#/properties/examples/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"};
(vErrors ??= []).push(err7);
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(typeof data3 === "string"){
if(func1(data3) > 2000){
const err8 = {instancePath:instancePath+"/examples/" + i0,schemaPath:"#/properties/examples/items/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
(vErrors ??= []).push(err8);
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/examples/" + i0,schemaPath:"#/properties/examples/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err9);
errors++;
}
}
}
else {
const err10 = {instancePath:instancePath+"/examples",schemaPath:"#/properties/examples/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err10);
errors++;
}
}
if(data.label !== undefined){
let data4 = data.label;
if(typeof data4 === "string"){
if(func1(data4) > 200){
const err11 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
(vErrors ??= []).push(err11);
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err12);
errors++;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err13);
errors++;
}
validate427.errors = vErrors;
return errors === 0;
}
validate427.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate429(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="FlowRoute" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate429.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.when === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "when"},message:"must have required property '"+"when"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.goTo === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "goTo"},message:"must have required property '"+"goTo"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
for(const key0 in data){
if(!((key0 === "when") || (key0 === "goTo"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.when !== undefined){
let data0 = data.when;
if(typeof data0 === "string"){
if(func1(data0) > 64){
const err3 = {instancePath:instancePath+"/when",schemaPath:"#/properties/when/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
(vErrors ??= []).push(err3);
errors++;
}
if(func1(data0) < 1){
const err4 = {instancePath:instancePath+"/when",schemaPath:"#/properties/when/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err4);
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/when",schemaPath:"#/properties/when/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.goTo !== undefined){
let data1 = data.goTo;
if(typeof data1 === "string"){
if(func1(data1) > 64){
const err6 = {instancePath:instancePath+"/goTo",schemaPath:"#/properties/goTo/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
(vErrors ??= []).push(err6);
errors++;
}
if(func1(data1) < 1){
const err7 = {instancePath:instancePath+"/goTo",schemaPath:"#/properties/goTo/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err7);
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/goTo",schemaPath:"#/properties/goTo/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err8);
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err9);
errors++;
}
validate429.errors = vErrors;
return errors === 0;
}
validate429.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const pattern24 = new RegExp("^skill_[0-9a-hjkmnp-tv-z]{26}$", "u");

function validate432(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="SkillId" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate432.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(!pattern24.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^skill_[0-9a-hjkmnp-tv-z]{26}$"},message:"must match pattern \""+"^skill_[0-9a-hjkmnp-tv-z]{26}$"+"\""};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err1);
errors++;
}
validate432.errors = vErrors;
return errors === 0;
}
validate432.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate426(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="FlowStep" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate426.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.kind === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
for(const key0 in data){
if(!(func2.call(schema175.properties, key0))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(func1(data0) > 64){
const err3 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
(vErrors ??= []).push(err3);
errors++;
}
if(func1(data0) < 1){
const err4 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err4);
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.kind !== undefined){
let data1 = data.kind;
if(typeof data1 !== "string"){
const err6 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err6);
errors++;
}
if(!(((((data1 === "understand") || (data1 === "route")) || (data1 === "attach")) || (data1 === "draft_reply")) || (data1 === "notify"))){
const err7 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schema175.properties.kind.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err7);
errors++;
}
}
if(data.categories !== undefined){
let data2 = data.categories;
if(Array.isArray(data2)){
if(data2.length > 50){
const err8 = {instancePath:instancePath+"/categories",schemaPath:"#/properties/categories/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"};
(vErrors ??= []).push(err8);
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(validate427(data2[i0], {instancePath:instancePath+"/categories/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate427.errors : vErrors.concat(validate427.errors);
errors = vErrors.length;
}
}
}
else {
const err9 = {instancePath:instancePath+"/categories",schemaPath:"#/properties/categories/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err9);
errors++;
}
}
if(data.emails !== undefined){
let data4 = data.emails;
if(Array.isArray(data4)){
if(data4.length > 50){
const err10 = {instancePath:instancePath+"/emails",schemaPath:"#/properties/emails/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"};
(vErrors ??= []).push(err10);
errors++;
}
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
let data5 = data4[i1];
if(typeof data5 === "string"){
if(func1(data5) > 320){
const err11 = {instancePath:instancePath+"/emails/" + i1,schemaPath:"#/properties/emails/items/maxLength",keyword:"maxLength",params:{limit: 320},message:"must NOT have more than 320 characters"};
(vErrors ??= []).push(err11);
errors++;
}
if(func1(data5) < 1){
const err12 = {instancePath:instancePath+"/emails/" + i1,schemaPath:"#/properties/emails/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err12);
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/emails/" + i1,schemaPath:"#/properties/emails/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err13);
errors++;
}
}
}
else {
const err14 = {instancePath:instancePath+"/emails",schemaPath:"#/properties/emails/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err14);
errors++;
}
}
if(data.note !== undefined){
let data6 = data.note;
if(typeof data6 === "string"){
if(func1(data6) > 2000){
const err15 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
(vErrors ??= []).push(err15);
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err16);
errors++;
}
}
if(data.routes !== undefined){
let data7 = data.routes;
if(Array.isArray(data7)){
if(data7.length > 50){
const err17 = {instancePath:instancePath+"/routes",schemaPath:"#/properties/routes/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"};
(vErrors ??= []).push(err17);
errors++;
}
const len2 = data7.length;
for(let i2=0; i2<len2; i2++){
if(!(validate429(data7[i2], {instancePath:instancePath+"/routes/" + i2,parentData:data7,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate429.errors : vErrors.concat(validate429.errors);
errors = vErrors.length;
}
}
}
else {
const err18 = {instancePath:instancePath+"/routes",schemaPath:"#/properties/routes/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err18);
errors++;
}
}
if(data.runId !== undefined){
if(!(validate271(data.runId, {instancePath:instancePath+"/runId",parentData:data,parentDataProperty:"runId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate271.errors : vErrors.concat(validate271.errors);
errors = vErrors.length;
}
}
if(data.skillId !== undefined){
if(!(validate432(data.skillId, {instancePath:instancePath+"/skillId",parentData:data,parentDataProperty:"skillId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate432.errors : vErrors.concat(validate432.errors);
errors = vErrors.length;
}
}
if(data.webhook !== undefined){
if(typeof data.webhook !== "boolean"){
const err19 = {instancePath:instancePath+"/webhook",schemaPath:"#/properties/webhook/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
(vErrors ??= []).push(err19);
errors++;
}
}
}
else {
const err20 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err20);
errors++;
}
validate426.errors = vErrors;
return errors === 0;
}
validate426.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate435(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="FlowSkill" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate435.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.projectId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "projectId"},message:"must have required property '"+"projectId"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
if(data.name === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
(vErrors ??= []).push(err2);
errors++;
}
if(data.body === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "body"},message:"must have required property '"+"body"+"'"};
(vErrors ??= []).push(err3);
errors++;
}
if(data.createdAt === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "createdAt"},message:"must have required property '"+"createdAt"+"'"};
(vErrors ??= []).push(err4);
errors++;
}
if(data.updatedAt === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "updatedAt"},message:"must have required property '"+"updatedAt"+"'"};
(vErrors ??= []).push(err5);
errors++;
}
for(const key0 in data){
if(!((((((key0 === "id") || (key0 === "projectId")) || (key0 === "name")) || (key0 === "body")) || (key0 === "createdAt")) || (key0 === "updatedAt"))){
const err6 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.id !== undefined){
if(!(validate432(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate432.errors : vErrors.concat(validate432.errors);
errors = vErrors.length;
}
}
if(data.projectId !== undefined){
if(!(validate55(data.projectId, {instancePath:instancePath+"/projectId",parentData:data,parentDataProperty:"projectId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
const err7 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err7);
errors++;
}
}
if(data.body !== undefined){
if(typeof data.body !== "string"){
const err8 = {instancePath:instancePath+"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err8);
errors++;
}
}
if(data.createdAt !== undefined){
let data4 = data.createdAt;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err9 = {instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err9);
errors++;
}
}
if(data.updatedAt !== undefined){
let data5 = data.updatedAt;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err10 = {instancePath:instancePath+"/updatedAt",schemaPath:"#/properties/updatedAt/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err10);
errors++;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err11);
errors++;
}
validate435.errors = vErrors;
return errors === 0;
}
validate435.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema180 = {"$id":"FlowRunSummary","type":"object","required":["id","status","reason","at"],"properties":{"id":{"$ref":"FlowRunId"},"status":{"$ref":"FlowRunStatus"},"reason":{"type":["string","null"]},"at":{"type":"integer"}},"additionalProperties":false};
const pattern25 = new RegExp("^flow_run_[0-9a-hjkmnp-tv-z]{26}$", "u");

function validate440(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="FlowRunId" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate440.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(!pattern25.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^flow_run_[0-9a-hjkmnp-tv-z]{26}$"},message:"must match pattern \""+"^flow_run_[0-9a-hjkmnp-tv-z]{26}$"+"\""};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err1);
errors++;
}
validate440.errors = vErrors;
return errors === 0;
}
validate440.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema182 = {"$id":"FlowRunStatus","type":"string","enum":["running","done","failed","stopped"]};

function validate442(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="FlowRunStatus" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate442.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err0);
errors++;
}
if(!((((data === "running") || (data === "done")) || (data === "failed")) || (data === "stopped"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema182.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err1);
errors++;
}
validate442.errors = vErrors;
return errors === 0;
}
validate442.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate439(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="FlowRunSummary" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate439.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.status === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
if(data.reason === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'"};
(vErrors ??= []).push(err2);
errors++;
}
if(data.at === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "at"},message:"must have required property '"+"at"+"'"};
(vErrors ??= []).push(err3);
errors++;
}
for(const key0 in data){
if(!((((key0 === "id") || (key0 === "status")) || (key0 === "reason")) || (key0 === "at"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.id !== undefined){
if(!(validate440(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate440.errors : vErrors.concat(validate440.errors);
errors = vErrors.length;
}
}
if(data.status !== undefined){
if(!(validate442(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate442.errors : vErrors.concat(validate442.errors);
errors = vErrors.length;
}
}
if(data.reason !== undefined){
let data2 = data.reason;
if((typeof data2 !== "string") && (data2 !== null)){
const err5 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: schema180.properties.reason.type},message:"must be string,null"};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.at !== undefined){
let data3 = data.at;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err6 = {instancePath:instancePath+"/at",schemaPath:"#/properties/at/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err6);
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err7);
errors++;
}
validate439.errors = vErrors;
return errors === 0;
}
validate439.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate420(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="Flow" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate420.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.projectId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "projectId"},message:"must have required property '"+"projectId"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
if(data.name === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
(vErrors ??= []).push(err2);
errors++;
}
if(data.trigger === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "trigger"},message:"must have required property '"+"trigger"+"'"};
(vErrors ??= []).push(err3);
errors++;
}
if(data.steps === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "steps"},message:"must have required property '"+"steps"+"'"};
(vErrors ??= []).push(err4);
errors++;
}
if(data.enabled === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "enabled"},message:"must have required property '"+"enabled"+"'"};
(vErrors ??= []).push(err5);
errors++;
}
if(data.skills === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "skills"},message:"must have required property '"+"skills"+"'"};
(vErrors ??= []).push(err6);
errors++;
}
if(data.lastRun === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "lastRun"},message:"must have required property '"+"lastRun"+"'"};
(vErrors ??= []).push(err7);
errors++;
}
if(data.lastFailure === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "lastFailure"},message:"must have required property '"+"lastFailure"+"'"};
(vErrors ??= []).push(err8);
errors++;
}
if(data.createdAt === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "createdAt"},message:"must have required property '"+"createdAt"+"'"};
(vErrors ??= []).push(err9);
errors++;
}
if(data.updatedAt === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "updatedAt"},message:"must have required property '"+"updatedAt"+"'"};
(vErrors ??= []).push(err10);
errors++;
}
for(const key0 in data){
if(!(func2.call(schema172.properties, key0))){
const err11 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err11);
errors++;
}
}
if(data.id !== undefined){
if(!(validate421(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate421.errors : vErrors.concat(validate421.errors);
errors = vErrors.length;
}
}
if(data.projectId !== undefined){
if(!(validate55(data.projectId, {instancePath:instancePath+"/projectId",parentData:data,parentDataProperty:"projectId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
const err12 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err12);
errors++;
}
}
if(data.trigger !== undefined){
if(!(validate424(data.trigger, {instancePath:instancePath+"/trigger",parentData:data,parentDataProperty:"trigger",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate424.errors : vErrors.concat(validate424.errors);
errors = vErrors.length;
}
}
if(data.steps !== undefined){
let data4 = data.steps;
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
if(!(validate426(data4[i0], {instancePath:instancePath+"/steps/" + i0,parentData:data4,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate426.errors : vErrors.concat(validate426.errors);
errors = vErrors.length;
}
}
}
else {
const err13 = {instancePath:instancePath+"/steps",schemaPath:"#/properties/steps/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err13);
errors++;
}
}
if(data.enabled !== undefined){
if(typeof data.enabled !== "boolean"){
const err14 = {instancePath:instancePath+"/enabled",schemaPath:"#/properties/enabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
(vErrors ??= []).push(err14);
errors++;
}
}
if(data.skills !== undefined){
let data7 = data.skills;
if(Array.isArray(data7)){
const len1 = data7.length;
for(let i1=0; i1<len1; i1++){
if(!(validate435(data7[i1], {instancePath:instancePath+"/skills/" + i1,parentData:data7,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate435.errors : vErrors.concat(validate435.errors);
errors = vErrors.length;
}
}
}
else {
const err15 = {instancePath:instancePath+"/skills",schemaPath:"#/properties/skills/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err15);
errors++;
}
}
if(data.lastRun !== undefined){
let data9 = data.lastRun;
const _errs16 = errors;
let valid5 = false;
let passing0 = null;
const _errs17 = errors;
if(!(validate439(data9, {instancePath:instancePath+"/lastRun",parentData:data,parentDataProperty:"lastRun",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate439.errors : vErrors.concat(validate439.errors);
errors = vErrors.length;
}
var _valid0 = _errs17 === errors;
if(_valid0){
valid5 = true;
passing0 = 0;
}
const _errs18 = errors;
if(data9 !== null){
const err16 = {instancePath:instancePath+"/lastRun",schemaPath:"#/properties/lastRun/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
(vErrors ??= []).push(err16);
errors++;
}
var _valid0 = _errs18 === errors;
if(_valid0 && valid5){
valid5 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid5 = true;
passing0 = 1;
}
}
if(!valid5){
const err17 = {instancePath:instancePath+"/lastRun",schemaPath:"#/properties/lastRun/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
(vErrors ??= []).push(err17);
errors++;
}
else {
errors = _errs16;
if(vErrors !== null){
if(_errs16){
vErrors.length = _errs16;
}
else {
vErrors = null;
}
}
}
}
if(data.lastFailure !== undefined){
let data10 = data.lastFailure;
const _errs21 = errors;
let valid6 = false;
let passing1 = null;
const _errs22 = errors;
if(!(validate439(data10, {instancePath:instancePath+"/lastFailure",parentData:data,parentDataProperty:"lastFailure",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate439.errors : vErrors.concat(validate439.errors);
errors = vErrors.length;
}
var _valid1 = _errs22 === errors;
if(_valid1){
valid6 = true;
passing1 = 0;
}
const _errs23 = errors;
if(data10 !== null){
const err18 = {instancePath:instancePath+"/lastFailure",schemaPath:"#/properties/lastFailure/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
(vErrors ??= []).push(err18);
errors++;
}
var _valid1 = _errs23 === errors;
if(_valid1 && valid6){
valid6 = false;
passing1 = [passing1, 1];
}
else {
if(_valid1){
valid6 = true;
passing1 = 1;
}
}
if(!valid6){
const err19 = {instancePath:instancePath+"/lastFailure",schemaPath:"#/properties/lastFailure/oneOf",keyword:"oneOf",params:{passingSchemas: passing1},message:"must match exactly one schema in oneOf"};
(vErrors ??= []).push(err19);
errors++;
}
else {
errors = _errs21;
if(vErrors !== null){
if(_errs21){
vErrors.length = _errs21;
}
else {
vErrors = null;
}
}
}
}
if(data.createdAt !== undefined){
let data11 = data.createdAt;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err20 = {instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err20);
errors++;
}
}
if(data.updatedAt !== undefined){
let data12 = data.updatedAt;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
const err21 = {instancePath:instancePath+"/updatedAt",schemaPath:"#/properties/updatedAt/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err21);
errors++;
}
}
}
else {
const err22 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err22);
errors++;
}
validate420.errors = vErrors;
return errors === 0;
}
validate420.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate419(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="FlowList" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate419.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.items === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "items"},message:"must have required property '"+"items"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.unusedSkills === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "unusedSkills"},message:"must have required property '"+"unusedSkills"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
if(data.nextCursor === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "nextCursor"},message:"must have required property '"+"nextCursor"+"'"};
(vErrors ??= []).push(err2);
errors++;
}
for(const key0 in data){
if(!(((key0 === "items") || (key0 === "unusedSkills")) || (key0 === "nextCursor"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.items !== undefined){
let data0 = data.items;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate420(data0[i0], {instancePath:instancePath+"/items/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate420.errors : vErrors.concat(validate420.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.unusedSkills !== undefined){
let data2 = data.unusedSkills;
if(Array.isArray(data2)){
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
if(!(validate435(data2[i1], {instancePath:instancePath+"/unusedSkills/" + i1,parentData:data2,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate435.errors : vErrors.concat(validate435.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath:instancePath+"/unusedSkills",schemaPath:"#/properties/unusedSkills/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.nextCursor !== undefined){
let data4 = data.nextCursor;
if((typeof data4 !== "string") && (data4 !== null)){
const err6 = {instancePath:instancePath+"/nextCursor",schemaPath:"#/properties/nextCursor/type",keyword:"type",params:{type: schema171.properties.nextCursor.type},message:"must be string,null"};
(vErrors ??= []).push(err6);
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err7);
errors++;
}
validate419.errors = vErrors;
return errors === 0;
}
validate419.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate451(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="FlowSteps" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate451.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
if(data.length > 50){
const err0 = {instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.length < 1){
const err1 = {instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
(vErrors ??= []).push(err1);
errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate426(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate426.errors : vErrors.concat(validate426.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err2);
errors++;
}
validate451.errors = vErrors;
return errors === 0;
}
validate451.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};


function validate448(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="FlowsCreateArguments" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate448.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.projectId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "projectId"},message:"must have required property '"+"projectId"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
if(data.trigger === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "trigger"},message:"must have required property '"+"trigger"+"'"};
(vErrors ??= []).push(err2);
errors++;
}
if(data.steps === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "steps"},message:"must have required property '"+"steps"+"'"};
(vErrors ??= []).push(err3);
errors++;
}
for(const key0 in data){
if(!(((((key0 === "projectId") || (key0 === "name")) || (key0 === "trigger")) || (key0 === "steps")) || (key0 === "enabled"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.projectId !== undefined){
if(!(validate55(data.projectId, {instancePath:instancePath+"/projectId",parentData:data,parentDataProperty:"projectId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
}
}
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 === "string"){
if(func1(data1) > 200){
const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
(vErrors ??= []).push(err5);
errors++;
}
if(func1(data1) < 1){
const err6 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err6);
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err7);
errors++;
}
}
if(data.trigger !== undefined){
if(!(validate424(data.trigger, {instancePath:instancePath+"/trigger",parentData:data,parentDataProperty:"trigger",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate424.errors : vErrors.concat(validate424.errors);
errors = vErrors.length;
}
}
if(data.steps !== undefined){
if(!(validate451(data.steps, {instancePath:instancePath+"/steps",parentData:data,parentDataProperty:"steps",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate451.errors : vErrors.concat(validate451.errors);
errors = vErrors.length;
}
}
if(data.enabled !== undefined){
if(typeof data.enabled !== "boolean"){
const err8 = {instancePath:instancePath+"/enabled",schemaPath:"#/properties/enabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
(vErrors ??= []).push(err8);
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err9);
errors++;
}
validate448.errors = vErrors;
return errors === 0;
}
validate448.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};



function validate454(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="FlowsUpdateArguments" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate454.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.flowId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "flowId"},message:"must have required property '"+"flowId"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
for(const key0 in data){
if(!((((key0 === "flowId") || (key0 === "name")) || (key0 === "steps")) || (key0 === "trigger"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.flowId !== undefined){
if(!(validate421(data.flowId, {instancePath:instancePath+"/flowId",parentData:data,parentDataProperty:"flowId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate421.errors : vErrors.concat(validate421.errors);
errors = vErrors.length;
}
}
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 === "string"){
if(func1(data1) > 200){
const err2 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
(vErrors ??= []).push(err2);
errors++;
}
if(func1(data1) < 1){
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err3);
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.steps !== undefined){
if(!(validate451(data.steps, {instancePath:instancePath+"/steps",parentData:data,parentDataProperty:"steps",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate451.errors : vErrors.concat(validate451.errors);
errors = vErrors.length;
}
}
if(data.trigger !== undefined){
if(!(validate424(data.trigger, {instancePath:instancePath+"/trigger",parentData:data,parentDataProperty:"trigger",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate424.errors : vErrors.concat(validate424.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err5);
errors++;
}
validate454.errors = vErrors;
return errors === 0;
}
validate454.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate458(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="FlowsDeleteArguments" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate458.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.flowId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "flowId"},message:"must have required property '"+"flowId"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
for(const key0 in data){
if(!(key0 === "flowId")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.flowId !== undefined){
if(!(validate421(data.flowId, {instancePath:instancePath+"/flowId",parentData:data,parentDataProperty:"flowId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate421.errors : vErrors.concat(validate421.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err2);
errors++;
}
validate458.errors = vErrors;
return errors === 0;
}
validate458.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate460(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="FlowDeleted" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate460.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.flowId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "flowId"},message:"must have required property '"+"flowId"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.deleted === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "deleted"},message:"must have required property '"+"deleted"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
for(const key0 in data){
if(!((key0 === "flowId") || (key0 === "deleted"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.flowId !== undefined){
if(!(validate421(data.flowId, {instancePath:instancePath+"/flowId",parentData:data,parentDataProperty:"flowId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate421.errors : vErrors.concat(validate421.errors);
errors = vErrors.length;
}
}
if(data.deleted !== undefined){
let data1 = data.deleted;
if(typeof data1 !== "boolean"){
const err3 = {instancePath:instancePath+"/deleted",schemaPath:"#/properties/deleted/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
(vErrors ??= []).push(err3);
errors++;
}
if(true !== data1){
const err4 = {instancePath:instancePath+"/deleted",schemaPath:"#/properties/deleted/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"};
(vErrors ??= []).push(err4);
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err5);
errors++;
}
validate460.errors = vErrors;
return errors === 0;
}
validate460.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate462(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="FlowsSetEnabledArguments" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate462.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.flowId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "flowId"},message:"must have required property '"+"flowId"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.enabled === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "enabled"},message:"must have required property '"+"enabled"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
for(const key0 in data){
if(!((key0 === "flowId") || (key0 === "enabled"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.flowId !== undefined){
if(!(validate421(data.flowId, {instancePath:instancePath+"/flowId",parentData:data,parentDataProperty:"flowId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate421.errors : vErrors.concat(validate421.errors);
errors = vErrors.length;
}
}
if(data.enabled !== undefined){
if(typeof data.enabled !== "boolean"){
const err3 = {instancePath:instancePath+"/enabled",schemaPath:"#/properties/enabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
(vErrors ??= []).push(err3);
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err4);
errors++;
}
validate462.errors = vErrors;
return errors === 0;
}
validate462.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate464(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="FlowsRunsArguments" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate464.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.limit === undefined){
data.limit = 50;
}
if(data.flowId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "flowId"},message:"must have required property '"+"flowId"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
for(const key0 in data){
if(!(((key0 === "flowId") || (key0 === "cursor")) || (key0 === "limit"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.flowId !== undefined){
if(!(validate421(data.flowId, {instancePath:instancePath+"/flowId",parentData:data,parentDataProperty:"flowId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate421.errors : vErrors.concat(validate421.errors);
errors = vErrors.length;
}
}
if(data.cursor !== undefined){
let data1 = data.cursor;
if(typeof data1 === "string"){
if(func1(data1) > 2000){
const err2 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
(vErrors ??= []).push(err2);
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err3);
errors++;
}
}
let data2 = data.limit;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err4 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err4);
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 200 || isNaN(data2)){
const err5 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 200},message:"must be <= 200"};
(vErrors ??= []).push(err5);
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err6 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
(vErrors ??= []).push(err6);
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err7);
errors++;
}
validate464.errors = vErrors;
return errors === 0;
}
validate464.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema190 = {"$id":"FlowRunList","type":"object","required":["items","nextCursor"],"properties":{"items":{"type":"array","items":{"$ref":"FlowRun"}},"nextCursor":{"type":["string","null"]}},"additionalProperties":false};
const schema191 = {"$id":"FlowRun","type":"object","required":["id","flowId","status","reason","at","finishedAt","leadId","eventId","messageId","eventType","steps"],"properties":{"id":{"$ref":"FlowRunId"},"flowId":{"$ref":"FlowId"},"status":{"$ref":"FlowRunStatus"},"reason":{"type":["string","null"]},"at":{"type":"integer"},"finishedAt":{"type":["integer","null"]},"leadId":{"$ref":"LeadId"},"eventId":{"type":["string","null"]},"messageId":{"type":["string","null"]},"eventType":{"type":["string","null"]},"steps":{"type":"array","items":{"$ref":"FlowStepRecord"}}},"additionalProperties":false};
const schema192 = {"$id":"FlowStepRecord","type":"object","required":["stepId","kind","outcome","reason","at","category","confidence","messageId"],"properties":{"stepId":{"type":"string"},"kind":{"type":"string","enum":["understand","route","attach","draft_reply","notify"]},"outcome":{"type":"string","enum":["done","skipped","failed"]},"reason":{"type":"string"},"at":{"type":"integer"},"category":{"type":["string","null"]},"confidence":{"type":["number","null"]},"messageId":{"type":["string","null"]}},"additionalProperties":false};

function validate472(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="FlowStepRecord" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate472.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.stepId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "stepId"},message:"must have required property '"+"stepId"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.kind === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
if(data.outcome === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "outcome"},message:"must have required property '"+"outcome"+"'"};
(vErrors ??= []).push(err2);
errors++;
}
if(data.reason === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'"};
(vErrors ??= []).push(err3);
errors++;
}
if(data.at === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "at"},message:"must have required property '"+"at"+"'"};
(vErrors ??= []).push(err4);
errors++;
}
if(data.category === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "category"},message:"must have required property '"+"category"+"'"};
(vErrors ??= []).push(err5);
errors++;
}
if(data.confidence === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "confidence"},message:"must have required property '"+"confidence"+"'"};
(vErrors ??= []).push(err6);
errors++;
}
if(data.messageId === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "messageId"},message:"must have required property '"+"messageId"+"'"};
(vErrors ??= []).push(err7);
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "stepId") || (key0 === "kind")) || (key0 === "outcome")) || (key0 === "reason")) || (key0 === "at")) || (key0 === "category")) || (key0 === "confidence")) || (key0 === "messageId"))){
const err8 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err8);
errors++;
}
}
if(data.stepId !== undefined){
if(typeof data.stepId !== "string"){
const err9 = {instancePath:instancePath+"/stepId",schemaPath:"#/properties/stepId/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err9);
errors++;
}
}
if(data.kind !== undefined){
let data1 = data.kind;
if(typeof data1 !== "string"){
const err10 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err10);
errors++;
}
if(!(((((data1 === "understand") || (data1 === "route")) || (data1 === "attach")) || (data1 === "draft_reply")) || (data1 === "notify"))){
const err11 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schema192.properties.kind.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err11);
errors++;
}
}
if(data.outcome !== undefined){
let data2 = data.outcome;
if(typeof data2 !== "string"){
const err12 = {instancePath:instancePath+"/outcome",schemaPath:"#/properties/outcome/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err12);
errors++;
}
if(!(((data2 === "done") || (data2 === "skipped")) || (data2 === "failed"))){
const err13 = {instancePath:instancePath+"/outcome",schemaPath:"#/properties/outcome/enum",keyword:"enum",params:{allowedValues: schema192.properties.outcome.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err13);
errors++;
}
}
if(data.reason !== undefined){
if(typeof data.reason !== "string"){
const err14 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err14);
errors++;
}
}
if(data.at !== undefined){
let data4 = data.at;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err15 = {instancePath:instancePath+"/at",schemaPath:"#/properties/at/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err15);
errors++;
}
}
if(data.category !== undefined){
let data5 = data.category;
if((typeof data5 !== "string") && (data5 !== null)){
const err16 = {instancePath:instancePath+"/category",schemaPath:"#/properties/category/type",keyword:"type",params:{type: schema192.properties.category.type},message:"must be string,null"};
(vErrors ??= []).push(err16);
errors++;
}
}
if(data.confidence !== undefined){
let data6 = data.confidence;
if((!((typeof data6 == "number") && (isFinite(data6)))) && (data6 !== null)){
const err17 = {instancePath:instancePath+"/confidence",schemaPath:"#/properties/confidence/type",keyword:"type",params:{type: schema192.properties.confidence.type},message:"must be number,null"};
(vErrors ??= []).push(err17);
errors++;
}
}
if(data.messageId !== undefined){
let data7 = data.messageId;
if((typeof data7 !== "string") && (data7 !== null)){
const err18 = {instancePath:instancePath+"/messageId",schemaPath:"#/properties/messageId/type",keyword:"type",params:{type: schema192.properties.messageId.type},message:"must be string,null"};
(vErrors ??= []).push(err18);
errors++;
}
}
}
else {
const err19 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err19);
errors++;
}
validate472.errors = vErrors;
return errors === 0;
}
validate472.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate467(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="FlowRun" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate467.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.flowId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "flowId"},message:"must have required property '"+"flowId"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
if(data.status === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
(vErrors ??= []).push(err2);
errors++;
}
if(data.reason === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'"};
(vErrors ??= []).push(err3);
errors++;
}
if(data.at === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "at"},message:"must have required property '"+"at"+"'"};
(vErrors ??= []).push(err4);
errors++;
}
if(data.finishedAt === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "finishedAt"},message:"must have required property '"+"finishedAt"+"'"};
(vErrors ??= []).push(err5);
errors++;
}
if(data.leadId === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "leadId"},message:"must have required property '"+"leadId"+"'"};
(vErrors ??= []).push(err6);
errors++;
}
if(data.eventId === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "eventId"},message:"must have required property '"+"eventId"+"'"};
(vErrors ??= []).push(err7);
errors++;
}
if(data.messageId === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "messageId"},message:"must have required property '"+"messageId"+"'"};
(vErrors ??= []).push(err8);
errors++;
}
if(data.eventType === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "eventType"},message:"must have required property '"+"eventType"+"'"};
(vErrors ??= []).push(err9);
errors++;
}
if(data.steps === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "steps"},message:"must have required property '"+"steps"+"'"};
(vErrors ??= []).push(err10);
errors++;
}
for(const key0 in data){
if(!(func2.call(schema191.properties, key0))){
const err11 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err11);
errors++;
}
}
if(data.id !== undefined){
if(!(validate440(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate440.errors : vErrors.concat(validate440.errors);
errors = vErrors.length;
}
}
if(data.flowId !== undefined){
if(!(validate421(data.flowId, {instancePath:instancePath+"/flowId",parentData:data,parentDataProperty:"flowId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate421.errors : vErrors.concat(validate421.errors);
errors = vErrors.length;
}
}
if(data.status !== undefined){
if(!(validate442(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate442.errors : vErrors.concat(validate442.errors);
errors = vErrors.length;
}
}
if(data.reason !== undefined){
let data3 = data.reason;
if((typeof data3 !== "string") && (data3 !== null)){
const err12 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: schema191.properties.reason.type},message:"must be string,null"};
(vErrors ??= []).push(err12);
errors++;
}
}
if(data.at !== undefined){
let data4 = data.at;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err13 = {instancePath:instancePath+"/at",schemaPath:"#/properties/at/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err13);
errors++;
}
}
if(data.finishedAt !== undefined){
let data5 = data.finishedAt;
if((!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))) && (data5 !== null)){
const err14 = {instancePath:instancePath+"/finishedAt",schemaPath:"#/properties/finishedAt/type",keyword:"type",params:{type: schema191.properties.finishedAt.type},message:"must be integer,null"};
(vErrors ??= []).push(err14);
errors++;
}
}
if(data.leadId !== undefined){
if(!(validate106(data.leadId, {instancePath:instancePath+"/leadId",parentData:data,parentDataProperty:"leadId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate106.errors : vErrors.concat(validate106.errors);
errors = vErrors.length;
}
}
if(data.eventId !== undefined){
let data7 = data.eventId;
if((typeof data7 !== "string") && (data7 !== null)){
const err15 = {instancePath:instancePath+"/eventId",schemaPath:"#/properties/eventId/type",keyword:"type",params:{type: schema191.properties.eventId.type},message:"must be string,null"};
(vErrors ??= []).push(err15);
errors++;
}
}
if(data.messageId !== undefined){
let data8 = data.messageId;
if((typeof data8 !== "string") && (data8 !== null)){
const err16 = {instancePath:instancePath+"/messageId",schemaPath:"#/properties/messageId/type",keyword:"type",params:{type: schema191.properties.messageId.type},message:"must be string,null"};
(vErrors ??= []).push(err16);
errors++;
}
}
if(data.eventType !== undefined){
let data9 = data.eventType;
if((typeof data9 !== "string") && (data9 !== null)){
const err17 = {instancePath:instancePath+"/eventType",schemaPath:"#/properties/eventType/type",keyword:"type",params:{type: schema191.properties.eventType.type},message:"must be string,null"};
(vErrors ??= []).push(err17);
errors++;
}
}
if(data.steps !== undefined){
let data10 = data.steps;
if(Array.isArray(data10)){
const len0 = data10.length;
for(let i0=0; i0<len0; i0++){
if(!(validate472(data10[i0], {instancePath:instancePath+"/steps/" + i0,parentData:data10,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate472.errors : vErrors.concat(validate472.errors);
errors = vErrors.length;
}
}
}
else {
const err18 = {instancePath:instancePath+"/steps",schemaPath:"#/properties/steps/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err18);
errors++;
}
}
}
else {
const err19 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err19);
errors++;
}
validate467.errors = vErrors;
return errors === 0;
}
validate467.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate466(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="FlowRunList" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate466.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.items === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "items"},message:"must have required property '"+"items"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.nextCursor === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "nextCursor"},message:"must have required property '"+"nextCursor"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
for(const key0 in data){
if(!((key0 === "items") || (key0 === "nextCursor"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.items !== undefined){
let data0 = data.items;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate467(data0[i0], {instancePath:instancePath+"/items/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate467.errors : vErrors.concat(validate467.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.nextCursor !== undefined){
let data2 = data.nextCursor;
if((typeof data2 !== "string") && (data2 !== null)){
const err4 = {instancePath:instancePath+"/nextCursor",schemaPath:"#/properties/nextCursor/type",keyword:"type",params:{type: schema190.properties.nextCursor.type},message:"must be string,null"};
(vErrors ??= []).push(err4);
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err5);
errors++;
}
validate466.errors = vErrors;
return errors === 0;
}
validate466.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate475(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="FlowsSaveSkillArguments" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate475.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.projectId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "projectId"},message:"must have required property '"+"projectId"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
if(data.body === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "body"},message:"must have required property '"+"body"+"'"};
(vErrors ??= []).push(err2);
errors++;
}
for(const key0 in data){
if(!((((key0 === "projectId") || (key0 === "name")) || (key0 === "body")) || (key0 === "skillId"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.projectId !== undefined){
if(!(validate55(data.projectId, {instancePath:instancePath+"/projectId",parentData:data,parentDataProperty:"projectId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
}
}
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 === "string"){
if(func1(data1) > 200){
const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
(vErrors ??= []).push(err4);
errors++;
}
if(func1(data1) < 1){
const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err5);
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.body !== undefined){
let data2 = data.body;
if(typeof data2 === "string"){
if(func1(data2) > 65536){
const err7 = {instancePath:instancePath+"/body",schemaPath:"#/properties/body/maxLength",keyword:"maxLength",params:{limit: 65536},message:"must NOT have more than 65536 characters"};
(vErrors ??= []).push(err7);
errors++;
}
if(func1(data2) < 1){
const err8 = {instancePath:instancePath+"/body",schemaPath:"#/properties/body/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err8);
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err9);
errors++;
}
}
if(data.skillId !== undefined){
if(!(validate432(data.skillId, {instancePath:instancePath+"/skillId",parentData:data,parentDataProperty:"skillId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate432.errors : vErrors.concat(validate432.errors);
errors = vErrors.length;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err10);
errors++;
}
validate475.errors = vErrors;
return errors === 0;
}
validate475.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};



function validate478(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="ConnectorsListArguments" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate478.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.limit === undefined){
data.limit = 50;
}
if(data.projectId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "projectId"},message:"must have required property '"+"projectId"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
for(const key0 in data){
if(!(((key0 === "projectId") || (key0 === "cursor")) || (key0 === "limit"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.projectId !== undefined){
if(!(validate55(data.projectId, {instancePath:instancePath+"/projectId",parentData:data,parentDataProperty:"projectId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
}
}
if(data.cursor !== undefined){
let data1 = data.cursor;
if(typeof data1 === "string"){
if(func1(data1) > 2000){
const err2 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
(vErrors ??= []).push(err2);
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err3);
errors++;
}
}
let data2 = data.limit;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err4 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err4);
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 200 || isNaN(data2)){
const err5 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 200},message:"must be <= 200"};
(vErrors ??= []).push(err5);
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err6 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
(vErrors ??= []).push(err6);
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err7);
errors++;
}
validate478.errors = vErrors;
return errors === 0;
}
validate478.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema195 = {"$id":"ConnectorList","type":"object","required":["items","nextCursor"],"properties":{"items":{"type":"array","items":{"$ref":"Connector"}},"nextCursor":{"type":["string","null"]}},"additionalProperties":false};
const schema196 = {"$id":"Connector","type":"object","required":["id","projectId","name","url","fieldMap","hasAuthHeader","logoUrl","lastSyncAt","lastResult","createdAt"],"properties":{"id":{"$ref":"ConnectorId"},"projectId":{"$ref":"ProjectId"},"name":{"type":"string"},"url":{"type":"string"},"fieldMap":{"$ref":"ConnectorFieldMap"},"hasAuthHeader":{"type":"boolean"},"logoUrl":{"type":["string","null"]},"lastSyncAt":{"type":["integer","null"]},"lastResult":{"oneOf":[{"$ref":"ConnectorResult"},{"type":"null"}]},"createdAt":{"type":"integer"}},"additionalProperties":false};
const pattern26 = new RegExp("^connector_[0-9a-hjkmnp-tv-z]{26}$", "u");

function validate482(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="ConnectorId" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate482.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(!pattern26.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^connector_[0-9a-hjkmnp-tv-z]{26}$"},message:"must match pattern \""+"^connector_[0-9a-hjkmnp-tv-z]{26}$"+"\""};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err1);
errors++;
}
validate482.errors = vErrors;
return errors === 0;
}
validate482.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate485(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="ConnectorFieldMap" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate485.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((((((key0 === "company") || (key0 === "companyDomain")) || (key0 === "email")) || (key0 === "externalUrl")) || (key0 === "firstName")) || (key0 === "lastName")) || (key0 === "notes"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err0);
errors++;
}
}
if(data.company !== undefined){
let data0 = data.company;
if(typeof data0 === "string"){
if(func1(data0) > 500){
const err1 = {instancePath:instancePath+"/company",schemaPath:"#/properties/company/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
(vErrors ??= []).push(err1);
errors++;
}
if(func1(data0) < 1){
const err2 = {instancePath:instancePath+"/company",schemaPath:"#/properties/company/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err2);
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/company",schemaPath:"#/properties/company/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.companyDomain !== undefined){
let data1 = data.companyDomain;
if(typeof data1 === "string"){
if(func1(data1) > 500){
const err4 = {instancePath:instancePath+"/companyDomain",schemaPath:"#/properties/companyDomain/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
(vErrors ??= []).push(err4);
errors++;
}
if(func1(data1) < 1){
const err5 = {instancePath:instancePath+"/companyDomain",schemaPath:"#/properties/companyDomain/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err5);
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/companyDomain",schemaPath:"#/properties/companyDomain/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.email !== undefined){
let data2 = data.email;
if(typeof data2 === "string"){
if(func1(data2) > 500){
const err7 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
(vErrors ??= []).push(err7);
errors++;
}
if(func1(data2) < 1){
const err8 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err8);
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err9);
errors++;
}
}
if(data.externalUrl !== undefined){
let data3 = data.externalUrl;
if(typeof data3 === "string"){
if(func1(data3) > 500){
const err10 = {instancePath:instancePath+"/externalUrl",schemaPath:"#/properties/externalUrl/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
(vErrors ??= []).push(err10);
errors++;
}
if(func1(data3) < 1){
const err11 = {instancePath:instancePath+"/externalUrl",schemaPath:"#/properties/externalUrl/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err11);
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/externalUrl",schemaPath:"#/properties/externalUrl/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err12);
errors++;
}
}
if(data.firstName !== undefined){
let data4 = data.firstName;
if(typeof data4 === "string"){
if(func1(data4) > 500){
const err13 = {instancePath:instancePath+"/firstName",schemaPath:"#/properties/firstName/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
(vErrors ??= []).push(err13);
errors++;
}
if(func1(data4) < 1){
const err14 = {instancePath:instancePath+"/firstName",schemaPath:"#/properties/firstName/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err14);
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/firstName",schemaPath:"#/properties/firstName/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err15);
errors++;
}
}
if(data.lastName !== undefined){
let data5 = data.lastName;
if(typeof data5 === "string"){
if(func1(data5) > 500){
const err16 = {instancePath:instancePath+"/lastName",schemaPath:"#/properties/lastName/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
(vErrors ??= []).push(err16);
errors++;
}
if(func1(data5) < 1){
const err17 = {instancePath:instancePath+"/lastName",schemaPath:"#/properties/lastName/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err17);
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/lastName",schemaPath:"#/properties/lastName/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err18);
errors++;
}
}
if(data.notes !== undefined){
let data6 = data.notes;
if(typeof data6 === "string"){
if(func1(data6) > 500){
const err19 = {instancePath:instancePath+"/notes",schemaPath:"#/properties/notes/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
(vErrors ??= []).push(err19);
errors++;
}
if(func1(data6) < 1){
const err20 = {instancePath:instancePath+"/notes",schemaPath:"#/properties/notes/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err20);
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/notes",schemaPath:"#/properties/notes/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err21);
errors++;
}
}
}
else {
const err22 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err22);
errors++;
}
validate485.errors = vErrors;
return errors === 0;
}
validate485.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema199 = {"$id":"ConnectorResult","type":"object","required":["read","created","matched","refused","pages","truncated","failure"],"properties":{"read":{"type":"integer"},"created":{"type":"integer"},"matched":{"type":"integer"},"refused":{"type":"integer"},"pages":{"type":"integer"},"truncated":{"type":["string","null"],"enum":["records","pages","bytes","time",null]},"failure":{"type":["string","null"]}},"additionalProperties":false};

function validate487(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="ConnectorResult" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate487.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.read === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "read"},message:"must have required property '"+"read"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.created === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "created"},message:"must have required property '"+"created"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
if(data.matched === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "matched"},message:"must have required property '"+"matched"+"'"};
(vErrors ??= []).push(err2);
errors++;
}
if(data.refused === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "refused"},message:"must have required property '"+"refused"+"'"};
(vErrors ??= []).push(err3);
errors++;
}
if(data.pages === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "pages"},message:"must have required property '"+"pages"+"'"};
(vErrors ??= []).push(err4);
errors++;
}
if(data.truncated === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "truncated"},message:"must have required property '"+"truncated"+"'"};
(vErrors ??= []).push(err5);
errors++;
}
if(data.failure === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "failure"},message:"must have required property '"+"failure"+"'"};
(vErrors ??= []).push(err6);
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "read") || (key0 === "created")) || (key0 === "matched")) || (key0 === "refused")) || (key0 === "pages")) || (key0 === "truncated")) || (key0 === "failure"))){
const err7 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err7);
errors++;
}
}
if(data.read !== undefined){
let data0 = data.read;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err8 = {instancePath:instancePath+"/read",schemaPath:"#/properties/read/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err8);
errors++;
}
}
if(data.created !== undefined){
let data1 = data.created;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err9 = {instancePath:instancePath+"/created",schemaPath:"#/properties/created/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err9);
errors++;
}
}
if(data.matched !== undefined){
let data2 = data.matched;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err10 = {instancePath:instancePath+"/matched",schemaPath:"#/properties/matched/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err10);
errors++;
}
}
if(data.refused !== undefined){
let data3 = data.refused;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err11 = {instancePath:instancePath+"/refused",schemaPath:"#/properties/refused/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err11);
errors++;
}
}
if(data.pages !== undefined){
let data4 = data.pages;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err12 = {instancePath:instancePath+"/pages",schemaPath:"#/properties/pages/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err12);
errors++;
}
}
if(data.truncated !== undefined){
let data5 = data.truncated;
if((typeof data5 !== "string") && (data5 !== null)){
const err13 = {instancePath:instancePath+"/truncated",schemaPath:"#/properties/truncated/type",keyword:"type",params:{type: schema199.properties.truncated.type},message:"must be string,null"};
(vErrors ??= []).push(err13);
errors++;
}
if(!(((((data5 === "records") || (data5 === "pages")) || (data5 === "bytes")) || (data5 === "time")) || (data5 === null))){
const err14 = {instancePath:instancePath+"/truncated",schemaPath:"#/properties/truncated/enum",keyword:"enum",params:{allowedValues: schema199.properties.truncated.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err14);
errors++;
}
}
if(data.failure !== undefined){
let data6 = data.failure;
if((typeof data6 !== "string") && (data6 !== null)){
const err15 = {instancePath:instancePath+"/failure",schemaPath:"#/properties/failure/type",keyword:"type",params:{type: schema199.properties.failure.type},message:"must be string,null"};
(vErrors ??= []).push(err15);
errors++;
}
}
}
else {
const err16 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err16);
errors++;
}
validate487.errors = vErrors;
return errors === 0;
}
validate487.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate481(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="Connector" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate481.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.projectId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "projectId"},message:"must have required property '"+"projectId"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
if(data.name === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
(vErrors ??= []).push(err2);
errors++;
}
if(data.url === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "url"},message:"must have required property '"+"url"+"'"};
(vErrors ??= []).push(err3);
errors++;
}
if(data.fieldMap === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "fieldMap"},message:"must have required property '"+"fieldMap"+"'"};
(vErrors ??= []).push(err4);
errors++;
}
if(data.hasAuthHeader === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "hasAuthHeader"},message:"must have required property '"+"hasAuthHeader"+"'"};
(vErrors ??= []).push(err5);
errors++;
}
if(data.logoUrl === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "logoUrl"},message:"must have required property '"+"logoUrl"+"'"};
(vErrors ??= []).push(err6);
errors++;
}
if(data.lastSyncAt === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "lastSyncAt"},message:"must have required property '"+"lastSyncAt"+"'"};
(vErrors ??= []).push(err7);
errors++;
}
if(data.lastResult === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "lastResult"},message:"must have required property '"+"lastResult"+"'"};
(vErrors ??= []).push(err8);
errors++;
}
if(data.createdAt === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "createdAt"},message:"must have required property '"+"createdAt"+"'"};
(vErrors ??= []).push(err9);
errors++;
}
for(const key0 in data){
if(!(func2.call(schema196.properties, key0))){
const err10 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err10);
errors++;
}
}
if(data.id !== undefined){
if(!(validate482(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate482.errors : vErrors.concat(validate482.errors);
errors = vErrors.length;
}
}
if(data.projectId !== undefined){
if(!(validate55(data.projectId, {instancePath:instancePath+"/projectId",parentData:data,parentDataProperty:"projectId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
const err11 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err11);
errors++;
}
}
if(data.url !== undefined){
if(typeof data.url !== "string"){
const err12 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err12);
errors++;
}
}
if(data.fieldMap !== undefined){
if(!(validate485(data.fieldMap, {instancePath:instancePath+"/fieldMap",parentData:data,parentDataProperty:"fieldMap",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate485.errors : vErrors.concat(validate485.errors);
errors = vErrors.length;
}
}
if(data.hasAuthHeader !== undefined){
if(typeof data.hasAuthHeader !== "boolean"){
const err13 = {instancePath:instancePath+"/hasAuthHeader",schemaPath:"#/properties/hasAuthHeader/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
(vErrors ??= []).push(err13);
errors++;
}
}
if(data.logoUrl !== undefined){
let data6 = data.logoUrl;
if((typeof data6 !== "string") && (data6 !== null)){
const err14 = {instancePath:instancePath+"/logoUrl",schemaPath:"#/properties/logoUrl/type",keyword:"type",params:{type: schema196.properties.logoUrl.type},message:"must be string,null"};
(vErrors ??= []).push(err14);
errors++;
}
}
if(data.lastSyncAt !== undefined){
let data7 = data.lastSyncAt;
if((!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))) && (data7 !== null)){
const err15 = {instancePath:instancePath+"/lastSyncAt",schemaPath:"#/properties/lastSyncAt/type",keyword:"type",params:{type: schema196.properties.lastSyncAt.type},message:"must be integer,null"};
(vErrors ??= []).push(err15);
errors++;
}
}
if(data.lastResult !== undefined){
let data8 = data.lastResult;
const _errs16 = errors;
let valid1 = false;
let passing0 = null;
const _errs17 = errors;
if(!(validate487(data8, {instancePath:instancePath+"/lastResult",parentData:data,parentDataProperty:"lastResult",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate487.errors : vErrors.concat(validate487.errors);
errors = vErrors.length;
}
var _valid0 = _errs17 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs18 = errors;
if(data8 !== null){
const err16 = {instancePath:instancePath+"/lastResult",schemaPath:"#/properties/lastResult/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
(vErrors ??= []).push(err16);
errors++;
}
var _valid0 = _errs18 === errors;
if(_valid0 && valid1){
valid1 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid1 = true;
passing0 = 1;
}
}
if(!valid1){
const err17 = {instancePath:instancePath+"/lastResult",schemaPath:"#/properties/lastResult/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
(vErrors ??= []).push(err17);
errors++;
}
else {
errors = _errs16;
if(vErrors !== null){
if(_errs16){
vErrors.length = _errs16;
}
else {
vErrors = null;
}
}
}
}
if(data.createdAt !== undefined){
let data9 = data.createdAt;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err18 = {instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err18);
errors++;
}
}
}
else {
const err19 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err19);
errors++;
}
validate481.errors = vErrors;
return errors === 0;
}
validate481.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate480(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="ConnectorList" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate480.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.items === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "items"},message:"must have required property '"+"items"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.nextCursor === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "nextCursor"},message:"must have required property '"+"nextCursor"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
for(const key0 in data){
if(!((key0 === "items") || (key0 === "nextCursor"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.items !== undefined){
let data0 = data.items;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate481(data0[i0], {instancePath:instancePath+"/items/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate481.errors : vErrors.concat(validate481.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.nextCursor !== undefined){
let data2 = data.nextCursor;
if((typeof data2 !== "string") && (data2 !== null)){
const err4 = {instancePath:instancePath+"/nextCursor",schemaPath:"#/properties/nextCursor/type",keyword:"type",params:{type: schema195.properties.nextCursor.type},message:"must be string,null"};
(vErrors ??= []).push(err4);
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err5);
errors++;
}
validate480.errors = vErrors;
return errors === 0;
}
validate480.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate490(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="ConnectorsCreateArguments" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate490.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.projectId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "projectId"},message:"must have required property '"+"projectId"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
if(data.url === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "url"},message:"must have required property '"+"url"+"'"};
(vErrors ??= []).push(err2);
errors++;
}
if(data.fieldMap === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "fieldMap"},message:"must have required property '"+"fieldMap"+"'"};
(vErrors ??= []).push(err3);
errors++;
}
for(const key0 in data){
if(!((((((key0 === "projectId") || (key0 === "name")) || (key0 === "url")) || (key0 === "fieldMap")) || (key0 === "authHeader")) || (key0 === "logoUrl"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.projectId !== undefined){
if(!(validate55(data.projectId, {instancePath:instancePath+"/projectId",parentData:data,parentDataProperty:"projectId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
}
}
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 === "string"){
if(func1(data1) > 200){
const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
(vErrors ??= []).push(err5);
errors++;
}
if(func1(data1) < 1){
const err6 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err6);
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err7);
errors++;
}
}
if(data.url !== undefined){
let data2 = data.url;
if(typeof data2 === "string"){
if(func1(data2) > 2000){
const err8 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
(vErrors ??= []).push(err8);
errors++;
}
if(func1(data2) < 1){
const err9 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err9);
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err10);
errors++;
}
}
if(data.fieldMap !== undefined){
if(!(validate485(data.fieldMap, {instancePath:instancePath+"/fieldMap",parentData:data,parentDataProperty:"fieldMap",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate485.errors : vErrors.concat(validate485.errors);
errors = vErrors.length;
}
}
if(data.authHeader !== undefined){
let data4 = data.authHeader;
if(typeof data4 === "string"){
if(func1(data4) > 8000){
const err11 = {instancePath:instancePath+"/authHeader",schemaPath:"#/properties/authHeader/maxLength",keyword:"maxLength",params:{limit: 8000},message:"must NOT have more than 8000 characters"};
(vErrors ??= []).push(err11);
errors++;
}
if(func1(data4) < 1){
const err12 = {instancePath:instancePath+"/authHeader",schemaPath:"#/properties/authHeader/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err12);
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/authHeader",schemaPath:"#/properties/authHeader/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err13);
errors++;
}
}
if(data.logoUrl !== undefined){
let data5 = data.logoUrl;
if(typeof data5 === "string"){
if(func1(data5) > 2000){
const err14 = {instancePath:instancePath+"/logoUrl",schemaPath:"#/properties/logoUrl/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
(vErrors ??= []).push(err14);
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/logoUrl",schemaPath:"#/properties/logoUrl/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err15);
errors++;
}
}
}
else {
const err16 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err16);
errors++;
}
validate490.errors = vErrors;
return errors === 0;
}
validate490.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};



function validate493(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="ConnectorsDeleteArguments" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate493.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.connectorId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "connectorId"},message:"must have required property '"+"connectorId"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
for(const key0 in data){
if(!(key0 === "connectorId")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.connectorId !== undefined){
if(!(validate482(data.connectorId, {instancePath:instancePath+"/connectorId",parentData:data,parentDataProperty:"connectorId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate482.errors : vErrors.concat(validate482.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err2);
errors++;
}
validate493.errors = vErrors;
return errors === 0;
}
validate493.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate495(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="ConnectorDeleted" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate495.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.connectorId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "connectorId"},message:"must have required property '"+"connectorId"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.deleted === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "deleted"},message:"must have required property '"+"deleted"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
for(const key0 in data){
if(!((key0 === "connectorId") || (key0 === "deleted"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.connectorId !== undefined){
if(!(validate482(data.connectorId, {instancePath:instancePath+"/connectorId",parentData:data,parentDataProperty:"connectorId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate482.errors : vErrors.concat(validate482.errors);
errors = vErrors.length;
}
}
if(data.deleted !== undefined){
let data1 = data.deleted;
if(typeof data1 !== "boolean"){
const err3 = {instancePath:instancePath+"/deleted",schemaPath:"#/properties/deleted/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
(vErrors ??= []).push(err3);
errors++;
}
if(true !== data1){
const err4 = {instancePath:instancePath+"/deleted",schemaPath:"#/properties/deleted/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"};
(vErrors ??= []).push(err4);
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err5);
errors++;
}
validate495.errors = vErrors;
return errors === 0;
}
validate495.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate497(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="ConnectorsSyncArguments" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate497.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.connectorId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "connectorId"},message:"must have required property '"+"connectorId"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
for(const key0 in data){
if(!(key0 === "connectorId")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.connectorId !== undefined){
if(!(validate482(data.connectorId, {instancePath:instancePath+"/connectorId",parentData:data,parentDataProperty:"connectorId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate482.errors : vErrors.concat(validate482.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err2);
errors++;
}
validate497.errors = vErrors;
return errors === 0;
}
validate497.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema204 = {"$id":"ConnectorSync","type":"object","required":["connectorId","syncedAt","read","created","matched","refused","truncated","problems","pages"],"properties":{"connectorId":{"$ref":"ConnectorId"},"syncedAt":{"type":"integer"},"read":{"type":"integer"},"created":{"type":"integer"},"matched":{"type":"integer"},"refused":{"type":"integer"},"truncated":{"type":["string","null"],"enum":["records","pages","bytes","time",null]},"problems":{"type":"array","items":{"$ref":"ConnectorProblem"}},"pages":{"type":"integer"}},"additionalProperties":false};

function validate501(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="ConnectorProblem" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate501.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.record === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "record"},message:"must have required property '"+"record"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.reason === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
for(const key0 in data){
if(!((key0 === "record") || (key0 === "reason"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.record !== undefined){
let data0 = data.record;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err3 = {instancePath:instancePath+"/record",schemaPath:"#/properties/record/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.reason !== undefined){
if(typeof data.reason !== "string"){
const err4 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err4);
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err5);
errors++;
}
validate501.errors = vErrors;
return errors === 0;
}
validate501.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate499(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="ConnectorSync" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate499.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.connectorId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "connectorId"},message:"must have required property '"+"connectorId"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.syncedAt === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "syncedAt"},message:"must have required property '"+"syncedAt"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
if(data.read === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "read"},message:"must have required property '"+"read"+"'"};
(vErrors ??= []).push(err2);
errors++;
}
if(data.created === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "created"},message:"must have required property '"+"created"+"'"};
(vErrors ??= []).push(err3);
errors++;
}
if(data.matched === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "matched"},message:"must have required property '"+"matched"+"'"};
(vErrors ??= []).push(err4);
errors++;
}
if(data.refused === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "refused"},message:"must have required property '"+"refused"+"'"};
(vErrors ??= []).push(err5);
errors++;
}
if(data.truncated === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "truncated"},message:"must have required property '"+"truncated"+"'"};
(vErrors ??= []).push(err6);
errors++;
}
if(data.problems === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "problems"},message:"must have required property '"+"problems"+"'"};
(vErrors ??= []).push(err7);
errors++;
}
if(data.pages === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "pages"},message:"must have required property '"+"pages"+"'"};
(vErrors ??= []).push(err8);
errors++;
}
for(const key0 in data){
if(!(func2.call(schema204.properties, key0))){
const err9 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err9);
errors++;
}
}
if(data.connectorId !== undefined){
if(!(validate482(data.connectorId, {instancePath:instancePath+"/connectorId",parentData:data,parentDataProperty:"connectorId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate482.errors : vErrors.concat(validate482.errors);
errors = vErrors.length;
}
}
if(data.syncedAt !== undefined){
let data1 = data.syncedAt;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err10 = {instancePath:instancePath+"/syncedAt",schemaPath:"#/properties/syncedAt/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err10);
errors++;
}
}
if(data.read !== undefined){
let data2 = data.read;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err11 = {instancePath:instancePath+"/read",schemaPath:"#/properties/read/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err11);
errors++;
}
}
if(data.created !== undefined){
let data3 = data.created;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err12 = {instancePath:instancePath+"/created",schemaPath:"#/properties/created/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err12);
errors++;
}
}
if(data.matched !== undefined){
let data4 = data.matched;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err13 = {instancePath:instancePath+"/matched",schemaPath:"#/properties/matched/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err13);
errors++;
}
}
if(data.refused !== undefined){
let data5 = data.refused;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err14 = {instancePath:instancePath+"/refused",schemaPath:"#/properties/refused/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err14);
errors++;
}
}
if(data.truncated !== undefined){
let data6 = data.truncated;
if((typeof data6 !== "string") && (data6 !== null)){
const err15 = {instancePath:instancePath+"/truncated",schemaPath:"#/properties/truncated/type",keyword:"type",params:{type: schema204.properties.truncated.type},message:"must be string,null"};
(vErrors ??= []).push(err15);
errors++;
}
if(!(((((data6 === "records") || (data6 === "pages")) || (data6 === "bytes")) || (data6 === "time")) || (data6 === null))){
const err16 = {instancePath:instancePath+"/truncated",schemaPath:"#/properties/truncated/enum",keyword:"enum",params:{allowedValues: schema204.properties.truncated.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err16);
errors++;
}
}
if(data.problems !== undefined){
let data7 = data.problems;
if(Array.isArray(data7)){
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
if(!(validate501(data7[i0], {instancePath:instancePath+"/problems/" + i0,parentData:data7,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate501.errors : vErrors.concat(validate501.errors);
errors = vErrors.length;
}
}
}
else {
const err17 = {instancePath:instancePath+"/problems",schemaPath:"#/properties/problems/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err17);
errors++;
}
}
if(data.pages !== undefined){
let data9 = data.pages;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err18 = {instancePath:instancePath+"/pages",schemaPath:"#/properties/pages/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err18);
errors++;
}
}
}
else {
const err19 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err19);
errors++;
}
validate499.errors = vErrors;
return errors === 0;
}
validate499.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate503(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="CreditsInfoArguments" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate503.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err1);
errors++;
}
validate503.errors = vErrors;
return errors === 0;
}
validate503.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema207 = {"$id":"Credits","type":"object","required":["balance","dailyFree","dailyFreeRemaining","used","plan","runCost","costs"],"properties":{"balance":{"type":"integer"},"dailyFree":{"type":"integer"},"dailyFreeRemaining":{"type":"integer"},"used":{"type":"object","required":["today","month"],"properties":{"today":{"type":"integer"},"month":{"type":"integer"}},"additionalProperties":false},"plan":{"type":"string","enum":["free","pro","scale"]},"runCost":{"type":"number"},"costs":{"type":"object","required":["lookup","enrich","research","draft"],"properties":{"lookup":{"type":"integer"},"enrich":{"type":"integer"},"research":{"type":"integer"},"draft":{"type":"integer"}},"additionalProperties":false}},"additionalProperties":false};

function validate504(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="Credits" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate504.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.balance === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "balance"},message:"must have required property '"+"balance"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.dailyFree === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "dailyFree"},message:"must have required property '"+"dailyFree"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
if(data.dailyFreeRemaining === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "dailyFreeRemaining"},message:"must have required property '"+"dailyFreeRemaining"+"'"};
(vErrors ??= []).push(err2);
errors++;
}
if(data.used === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "used"},message:"must have required property '"+"used"+"'"};
(vErrors ??= []).push(err3);
errors++;
}
if(data.plan === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "plan"},message:"must have required property '"+"plan"+"'"};
(vErrors ??= []).push(err4);
errors++;
}
if(data.runCost === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "runCost"},message:"must have required property '"+"runCost"+"'"};
(vErrors ??= []).push(err5);
errors++;
}
if(data.costs === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "costs"},message:"must have required property '"+"costs"+"'"};
(vErrors ??= []).push(err6);
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "balance") || (key0 === "dailyFree")) || (key0 === "dailyFreeRemaining")) || (key0 === "used")) || (key0 === "plan")) || (key0 === "runCost")) || (key0 === "costs"))){
const err7 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err7);
errors++;
}
}
if(data.balance !== undefined){
let data0 = data.balance;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err8 = {instancePath:instancePath+"/balance",schemaPath:"#/properties/balance/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err8);
errors++;
}
}
if(data.dailyFree !== undefined){
let data1 = data.dailyFree;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err9 = {instancePath:instancePath+"/dailyFree",schemaPath:"#/properties/dailyFree/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err9);
errors++;
}
}
if(data.dailyFreeRemaining !== undefined){
let data2 = data.dailyFreeRemaining;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err10 = {instancePath:instancePath+"/dailyFreeRemaining",schemaPath:"#/properties/dailyFreeRemaining/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err10);
errors++;
}
}
if(data.used !== undefined){
let data3 = data.used;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.today === undefined){
const err11 = {instancePath:instancePath+"/used",schemaPath:"#/properties/used/required",keyword:"required",params:{missingProperty: "today"},message:"must have required property '"+"today"+"'"};
(vErrors ??= []).push(err11);
errors++;
}
if(data3.month === undefined){
const err12 = {instancePath:instancePath+"/used",schemaPath:"#/properties/used/required",keyword:"required",params:{missingProperty: "month"},message:"must have required property '"+"month"+"'"};
(vErrors ??= []).push(err12);
errors++;
}
for(const key1 in data3){
if(!((key1 === "today") || (key1 === "month"))){
const err13 = {instancePath:instancePath+"/used",schemaPath:"#/properties/used/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
(vErrors ??= []).push(err13);
errors++;
}
}
if(data3.today !== undefined){
let data4 = data3.today;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err14 = {instancePath:instancePath+"/used/today",schemaPath:"#/properties/used/properties/today/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err14);
errors++;
}
}
if(data3.month !== undefined){
let data5 = data3.month;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err15 = {instancePath:instancePath+"/used/month",schemaPath:"#/properties/used/properties/month/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err15);
errors++;
}
}
}
else {
const err16 = {instancePath:instancePath+"/used",schemaPath:"#/properties/used/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err16);
errors++;
}
}
if(data.plan !== undefined){
let data6 = data.plan;
if(typeof data6 !== "string"){
const err17 = {instancePath:instancePath+"/plan",schemaPath:"#/properties/plan/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err17);
errors++;
}
if(!(((data6 === "free") || (data6 === "pro")) || (data6 === "scale"))){
const err18 = {instancePath:instancePath+"/plan",schemaPath:"#/properties/plan/enum",keyword:"enum",params:{allowedValues: schema207.properties.plan.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err18);
errors++;
}
}
if(data.runCost !== undefined){
let data7 = data.runCost;
if(!((typeof data7 == "number") && (isFinite(data7)))){
const err19 = {instancePath:instancePath+"/runCost",schemaPath:"#/properties/runCost/type",keyword:"type",params:{type: "number"},message:"must be number"};
(vErrors ??= []).push(err19);
errors++;
}
}
if(data.costs !== undefined){
let data8 = data.costs;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.lookup === undefined){
const err20 = {instancePath:instancePath+"/costs",schemaPath:"#/properties/costs/required",keyword:"required",params:{missingProperty: "lookup"},message:"must have required property '"+"lookup"+"'"};
(vErrors ??= []).push(err20);
errors++;
}
if(data8.enrich === undefined){
const err21 = {instancePath:instancePath+"/costs",schemaPath:"#/properties/costs/required",keyword:"required",params:{missingProperty: "enrich"},message:"must have required property '"+"enrich"+"'"};
(vErrors ??= []).push(err21);
errors++;
}
if(data8.research === undefined){
const err22 = {instancePath:instancePath+"/costs",schemaPath:"#/properties/costs/required",keyword:"required",params:{missingProperty: "research"},message:"must have required property '"+"research"+"'"};
(vErrors ??= []).push(err22);
errors++;
}
if(data8.draft === undefined){
const err23 = {instancePath:instancePath+"/costs",schemaPath:"#/properties/costs/required",keyword:"required",params:{missingProperty: "draft"},message:"must have required property '"+"draft"+"'"};
(vErrors ??= []).push(err23);
errors++;
}
for(const key2 in data8){
if(!((((key2 === "lookup") || (key2 === "enrich")) || (key2 === "research")) || (key2 === "draft"))){
const err24 = {instancePath:instancePath+"/costs",schemaPath:"#/properties/costs/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
(vErrors ??= []).push(err24);
errors++;
}
}
if(data8.lookup !== undefined){
let data9 = data8.lookup;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err25 = {instancePath:instancePath+"/costs/lookup",schemaPath:"#/properties/costs/properties/lookup/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err25);
errors++;
}
}
if(data8.enrich !== undefined){
let data10 = data8.enrich;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err26 = {instancePath:instancePath+"/costs/enrich",schemaPath:"#/properties/costs/properties/enrich/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err26);
errors++;
}
}
if(data8.research !== undefined){
let data11 = data8.research;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err27 = {instancePath:instancePath+"/costs/research",schemaPath:"#/properties/costs/properties/research/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err27);
errors++;
}
}
if(data8.draft !== undefined){
let data12 = data8.draft;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
const err28 = {instancePath:instancePath+"/costs/draft",schemaPath:"#/properties/costs/properties/draft/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err28);
errors++;
}
}
}
else {
const err29 = {instancePath:instancePath+"/costs",schemaPath:"#/properties/costs/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err29);
errors++;
}
}
}
else {
const err30 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err30);
errors++;
}
validate504.errors = vErrors;
return errors === 0;
}
validate504.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate505(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="StoredFile" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate505.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.storageId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "storageId"},message:"must have required property '"+"storageId"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.path === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},message:"must have required property '"+"path"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
if(data.sizeBytes === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sizeBytes"},message:"must have required property '"+"sizeBytes"+"'"};
(vErrors ??= []).push(err2);
errors++;
}
if(data.sha256 === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sha256"},message:"must have required property '"+"sha256"+"'"};
(vErrors ??= []).push(err3);
errors++;
}
if(data.mediaType === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "mediaType"},message:"must have required property '"+"mediaType"+"'"};
(vErrors ??= []).push(err4);
errors++;
}
for(const key0 in data){
if(!(((((key0 === "storageId") || (key0 === "path")) || (key0 === "sizeBytes")) || (key0 === "sha256")) || (key0 === "mediaType"))){
const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.storageId !== undefined){
if(!(validate338(data.storageId, {instancePath:instancePath+"/storageId",parentData:data,parentDataProperty:"storageId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate338.errors : vErrors.concat(validate338.errors);
errors = vErrors.length;
}
}
if(data.path !== undefined){
if(typeof data.path !== "string"){
const err6 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.sizeBytes !== undefined){
let data2 = data.sizeBytes;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err7 = {instancePath:instancePath+"/sizeBytes",schemaPath:"#/properties/sizeBytes/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err7);
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 26214400 || isNaN(data2)){
const err8 = {instancePath:instancePath+"/sizeBytes",schemaPath:"#/properties/sizeBytes/maximum",keyword:"maximum",params:{comparison: "<=", limit: 26214400},message:"must be <= 26214400"};
(vErrors ??= []).push(err8);
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err9 = {instancePath:instancePath+"/sizeBytes",schemaPath:"#/properties/sizeBytes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
(vErrors ??= []).push(err9);
errors++;
}
}
}
if(data.sha256 !== undefined){
let data3 = data.sha256;
if(typeof data3 === "string"){
if(!pattern22.test(data3)){
const err10 = {instancePath:instancePath+"/sha256",schemaPath:"#/properties/sha256/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{64}$"},message:"must match pattern \""+"^[0-9a-f]{64}$"+"\""};
(vErrors ??= []).push(err10);
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/sha256",schemaPath:"#/properties/sha256/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err11);
errors++;
}
}
if(data.mediaType !== undefined){
if(typeof data.mediaType !== "string"){
const err12 = {instancePath:instancePath+"/mediaType",schemaPath:"#/properties/mediaType/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err12);
errors++;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err13);
errors++;
}
validate505.errors = vErrors;
return errors === 0;
}
validate505.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate507(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="CampaignCompletedData" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate507.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.projectId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "projectId"},message:"must have required property '"+"projectId"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.runId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "runId"},message:"must have required property '"+"runId"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
if(data.counts === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "counts"},message:"must have required property '"+"counts"+"'"};
(vErrors ??= []).push(err2);
errors++;
}
for(const key0 in data){
if(!(((key0 === "projectId") || (key0 === "runId")) || (key0 === "counts"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.projectId !== undefined){
if(!(validate55(data.projectId, {instancePath:instancePath+"/projectId",parentData:data,parentDataProperty:"projectId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
}
}
if(data.runId !== undefined){
if(!(validate271(data.runId, {instancePath:instancePath+"/runId",parentData:data,parentDataProperty:"runId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate271.errors : vErrors.concat(validate271.errors);
errors = vErrors.length;
}
}
if(data.counts !== undefined){
if(!(validate296(data.counts, {instancePath:instancePath+"/counts",parentData:data,parentDataProperty:"counts",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate296.errors : vErrors.concat(validate296.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err4);
errors++;
}
validate507.errors = vErrors;
return errors === 0;
}
validate507.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate511(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="CreditsLowData" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate511.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.balance === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "balance"},message:"must have required property '"+"balance"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.runCost === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "runCost"},message:"must have required property '"+"runCost"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
for(const key0 in data){
if(!((key0 === "balance") || (key0 === "runCost"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.balance !== undefined){
let data0 = data.balance;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err3 = {instancePath:instancePath+"/balance",schemaPath:"#/properties/balance/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.runCost !== undefined){
let data1 = data.runCost;
if(!((typeof data1 == "number") && (isFinite(data1)))){
const err4 = {instancePath:instancePath+"/runCost",schemaPath:"#/properties/runCost/type",keyword:"type",params:{type: "number"},message:"must be number"};
(vErrors ??= []).push(err4);
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err5);
errors++;
}
validate511.errors = vErrors;
return errors === 0;
}
validate511.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema211 = {"$id":"DraftFailedData","type":"object","required":["projectId","leadId","reason","code"],"properties":{"projectId":{"$ref":"ProjectId"},"leadId":{"$ref":"LeadId"},"reason":{"type":"string"},"code":{"type":"string"},"company":{"type":["string","null"]},"email":{"type":["string","null"]},"firstName":{"type":["string","null"]},"lastName":{"type":["string","null"]},"runId":{"$ref":"RunId"},"url":{"type":"string"}},"additionalProperties":false};

function validate512(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="DraftFailedData" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate512.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.projectId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "projectId"},message:"must have required property '"+"projectId"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.leadId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "leadId"},message:"must have required property '"+"leadId"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
if(data.reason === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'"};
(vErrors ??= []).push(err2);
errors++;
}
if(data.code === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "code"},message:"must have required property '"+"code"+"'"};
(vErrors ??= []).push(err3);
errors++;
}
for(const key0 in data){
if(!(func2.call(schema211.properties, key0))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.projectId !== undefined){
if(!(validate55(data.projectId, {instancePath:instancePath+"/projectId",parentData:data,parentDataProperty:"projectId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
}
}
if(data.leadId !== undefined){
if(!(validate106(data.leadId, {instancePath:instancePath+"/leadId",parentData:data,parentDataProperty:"leadId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate106.errors : vErrors.concat(validate106.errors);
errors = vErrors.length;
}
}
if(data.reason !== undefined){
if(typeof data.reason !== "string"){
const err5 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.code !== undefined){
if(typeof data.code !== "string"){
const err6 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.company !== undefined){
let data4 = data.company;
if((typeof data4 !== "string") && (data4 !== null)){
const err7 = {instancePath:instancePath+"/company",schemaPath:"#/properties/company/type",keyword:"type",params:{type: schema211.properties.company.type},message:"must be string,null"};
(vErrors ??= []).push(err7);
errors++;
}
}
if(data.email !== undefined){
let data5 = data.email;
if((typeof data5 !== "string") && (data5 !== null)){
const err8 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: schema211.properties.email.type},message:"must be string,null"};
(vErrors ??= []).push(err8);
errors++;
}
}
if(data.firstName !== undefined){
let data6 = data.firstName;
if((typeof data6 !== "string") && (data6 !== null)){
const err9 = {instancePath:instancePath+"/firstName",schemaPath:"#/properties/firstName/type",keyword:"type",params:{type: schema211.properties.firstName.type},message:"must be string,null"};
(vErrors ??= []).push(err9);
errors++;
}
}
if(data.lastName !== undefined){
let data7 = data.lastName;
if((typeof data7 !== "string") && (data7 !== null)){
const err10 = {instancePath:instancePath+"/lastName",schemaPath:"#/properties/lastName/type",keyword:"type",params:{type: schema211.properties.lastName.type},message:"must be string,null"};
(vErrors ??= []).push(err10);
errors++;
}
}
if(data.runId !== undefined){
if(!(validate271(data.runId, {instancePath:instancePath+"/runId",parentData:data,parentDataProperty:"runId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate271.errors : vErrors.concat(validate271.errors);
errors = vErrors.length;
}
}
if(data.url !== undefined){
if(typeof data.url !== "string"){
const err11 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err11);
errors++;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err12);
errors++;
}
validate512.errors = vErrors;
return errors === 0;
}
validate512.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema212 = {"$id":"DraftReadyData","type":"object","required":["projectId","leadId","messageId"],"properties":{"projectId":{"$ref":"ProjectId"},"leadId":{"$ref":"LeadId"},"messageId":{"$ref":"MessageId"},"company":{"type":["string","null"]},"email":{"type":["string","null"]},"firstName":{"type":["string","null"]},"lastName":{"type":["string","null"]},"runId":{"$ref":"RunId"},"url":{"type":"string"}},"additionalProperties":false};

function validate516(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="DraftReadyData" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate516.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.projectId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "projectId"},message:"must have required property '"+"projectId"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.leadId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "leadId"},message:"must have required property '"+"leadId"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
if(data.messageId === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "messageId"},message:"must have required property '"+"messageId"+"'"};
(vErrors ??= []).push(err2);
errors++;
}
for(const key0 in data){
if(!(func2.call(schema212.properties, key0))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.projectId !== undefined){
if(!(validate55(data.projectId, {instancePath:instancePath+"/projectId",parentData:data,parentDataProperty:"projectId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
}
}
if(data.leadId !== undefined){
if(!(validate106(data.leadId, {instancePath:instancePath+"/leadId",parentData:data,parentDataProperty:"leadId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate106.errors : vErrors.concat(validate106.errors);
errors = vErrors.length;
}
}
if(data.messageId !== undefined){
if(!(validate323(data.messageId, {instancePath:instancePath+"/messageId",parentData:data,parentDataProperty:"messageId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate323.errors : vErrors.concat(validate323.errors);
errors = vErrors.length;
}
}
if(data.company !== undefined){
let data3 = data.company;
if((typeof data3 !== "string") && (data3 !== null)){
const err4 = {instancePath:instancePath+"/company",schemaPath:"#/properties/company/type",keyword:"type",params:{type: schema212.properties.company.type},message:"must be string,null"};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.email !== undefined){
let data4 = data.email;
if((typeof data4 !== "string") && (data4 !== null)){
const err5 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: schema212.properties.email.type},message:"must be string,null"};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.firstName !== undefined){
let data5 = data.firstName;
if((typeof data5 !== "string") && (data5 !== null)){
const err6 = {instancePath:instancePath+"/firstName",schemaPath:"#/properties/firstName/type",keyword:"type",params:{type: schema212.properties.firstName.type},message:"must be string,null"};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.lastName !== undefined){
let data6 = data.lastName;
if((typeof data6 !== "string") && (data6 !== null)){
const err7 = {instancePath:instancePath+"/lastName",schemaPath:"#/properties/lastName/type",keyword:"type",params:{type: schema212.properties.lastName.type},message:"must be string,null"};
(vErrors ??= []).push(err7);
errors++;
}
}
if(data.runId !== undefined){
if(!(validate271(data.runId, {instancePath:instancePath+"/runId",parentData:data,parentDataProperty:"runId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate271.errors : vErrors.concat(validate271.errors);
errors = vErrors.length;
}
}
if(data.url !== undefined){
if(typeof data.url !== "string"){
const err8 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err8);
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err9);
errors++;
}
validate516.errors = vErrors;
return errors === 0;
}
validate516.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema213 = {"$id":"FlowNotifiedData","type":"object","required":["projectId","leadId","flowId","stepId","note"],"properties":{"projectId":{"$ref":"ProjectId"},"leadId":{"$ref":"LeadId"},"flowId":{"type":"string"},"stepId":{"type":"string"},"note":{"type":["string","null"]},"company":{"type":["string","null"]},"email":{"type":["string","null"]},"firstName":{"type":["string","null"]},"lastName":{"type":["string","null"]},"url":{"type":"string"}},"additionalProperties":false};

function validate521(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="FlowNotifiedData" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate521.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.projectId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "projectId"},message:"must have required property '"+"projectId"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.leadId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "leadId"},message:"must have required property '"+"leadId"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
if(data.flowId === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "flowId"},message:"must have required property '"+"flowId"+"'"};
(vErrors ??= []).push(err2);
errors++;
}
if(data.stepId === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "stepId"},message:"must have required property '"+"stepId"+"'"};
(vErrors ??= []).push(err3);
errors++;
}
if(data.note === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "note"},message:"must have required property '"+"note"+"'"};
(vErrors ??= []).push(err4);
errors++;
}
for(const key0 in data){
if(!(func2.call(schema213.properties, key0))){
const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.projectId !== undefined){
if(!(validate55(data.projectId, {instancePath:instancePath+"/projectId",parentData:data,parentDataProperty:"projectId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
}
}
if(data.leadId !== undefined){
if(!(validate106(data.leadId, {instancePath:instancePath+"/leadId",parentData:data,parentDataProperty:"leadId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate106.errors : vErrors.concat(validate106.errors);
errors = vErrors.length;
}
}
if(data.flowId !== undefined){
if(typeof data.flowId !== "string"){
const err6 = {instancePath:instancePath+"/flowId",schemaPath:"#/properties/flowId/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.stepId !== undefined){
if(typeof data.stepId !== "string"){
const err7 = {instancePath:instancePath+"/stepId",schemaPath:"#/properties/stepId/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err7);
errors++;
}
}
if(data.note !== undefined){
let data4 = data.note;
if((typeof data4 !== "string") && (data4 !== null)){
const err8 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/type",keyword:"type",params:{type: schema213.properties.note.type},message:"must be string,null"};
(vErrors ??= []).push(err8);
errors++;
}
}
if(data.company !== undefined){
let data5 = data.company;
if((typeof data5 !== "string") && (data5 !== null)){
const err9 = {instancePath:instancePath+"/company",schemaPath:"#/properties/company/type",keyword:"type",params:{type: schema213.properties.company.type},message:"must be string,null"};
(vErrors ??= []).push(err9);
errors++;
}
}
if(data.email !== undefined){
let data6 = data.email;
if((typeof data6 !== "string") && (data6 !== null)){
const err10 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: schema213.properties.email.type},message:"must be string,null"};
(vErrors ??= []).push(err10);
errors++;
}
}
if(data.firstName !== undefined){
let data7 = data.firstName;
if((typeof data7 !== "string") && (data7 !== null)){
const err11 = {instancePath:instancePath+"/firstName",schemaPath:"#/properties/firstName/type",keyword:"type",params:{type: schema213.properties.firstName.type},message:"must be string,null"};
(vErrors ??= []).push(err11);
errors++;
}
}
if(data.lastName !== undefined){
let data8 = data.lastName;
if((typeof data8 !== "string") && (data8 !== null)){
const err12 = {instancePath:instancePath+"/lastName",schemaPath:"#/properties/lastName/type",keyword:"type",params:{type: schema213.properties.lastName.type},message:"must be string,null"};
(vErrors ??= []).push(err12);
errors++;
}
}
if(data.url !== undefined){
if(typeof data.url !== "string"){
const err13 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err13);
errors++;
}
}
}
else {
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err14);
errors++;
}
validate521.errors = vErrors;
return errors === 0;
}
validate521.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema214 = {"$id":"LeadAddedData","type":"object","required":["projectId","leadId","source"],"properties":{"projectId":{"$ref":"ProjectId"},"leadId":{"$ref":"LeadId"},"source":{"type":["string","null"]},"company":{"type":["string","null"]},"email":{"type":["string","null"]},"firstName":{"type":["string","null"]},"lastName":{"type":["string","null"]},"url":{"type":"string"}},"additionalProperties":false};

function validate524(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="LeadAddedData" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate524.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.projectId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "projectId"},message:"must have required property '"+"projectId"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.leadId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "leadId"},message:"must have required property '"+"leadId"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
if(data.source === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "source"},message:"must have required property '"+"source"+"'"};
(vErrors ??= []).push(err2);
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "projectId") || (key0 === "leadId")) || (key0 === "source")) || (key0 === "company")) || (key0 === "email")) || (key0 === "firstName")) || (key0 === "lastName")) || (key0 === "url"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.projectId !== undefined){
if(!(validate55(data.projectId, {instancePath:instancePath+"/projectId",parentData:data,parentDataProperty:"projectId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
}
}
if(data.leadId !== undefined){
if(!(validate106(data.leadId, {instancePath:instancePath+"/leadId",parentData:data,parentDataProperty:"leadId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate106.errors : vErrors.concat(validate106.errors);
errors = vErrors.length;
}
}
if(data.source !== undefined){
let data2 = data.source;
if((typeof data2 !== "string") && (data2 !== null)){
const err4 = {instancePath:instancePath+"/source",schemaPath:"#/properties/source/type",keyword:"type",params:{type: schema214.properties.source.type},message:"must be string,null"};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.company !== undefined){
let data3 = data.company;
if((typeof data3 !== "string") && (data3 !== null)){
const err5 = {instancePath:instancePath+"/company",schemaPath:"#/properties/company/type",keyword:"type",params:{type: schema214.properties.company.type},message:"must be string,null"};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.email !== undefined){
let data4 = data.email;
if((typeof data4 !== "string") && (data4 !== null)){
const err6 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: schema214.properties.email.type},message:"must be string,null"};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.firstName !== undefined){
let data5 = data.firstName;
if((typeof data5 !== "string") && (data5 !== null)){
const err7 = {instancePath:instancePath+"/firstName",schemaPath:"#/properties/firstName/type",keyword:"type",params:{type: schema214.properties.firstName.type},message:"must be string,null"};
(vErrors ??= []).push(err7);
errors++;
}
}
if(data.lastName !== undefined){
let data6 = data.lastName;
if((typeof data6 !== "string") && (data6 !== null)){
const err8 = {instancePath:instancePath+"/lastName",schemaPath:"#/properties/lastName/type",keyword:"type",params:{type: schema214.properties.lastName.type},message:"must be string,null"};
(vErrors ??= []).push(err8);
errors++;
}
}
if(data.url !== undefined){
if(typeof data.url !== "string"){
const err9 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err9);
errors++;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err10);
errors++;
}
validate524.errors = vErrors;
return errors === 0;
}
validate524.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema215 = {"$id":"LeadStatusChangedData","type":"object","required":["projectId","leadId","field","from","to"],"properties":{"projectId":{"$ref":"ProjectId"},"leadId":{"$ref":"LeadId"},"field":{"type":"string","enum":["status","stage"]},"from":{"type":"string"},"to":{"type":"string"},"company":{"type":["string","null"]},"email":{"type":["string","null"]},"firstName":{"type":["string","null"]},"lastName":{"type":["string","null"]},"url":{"type":"string"}},"additionalProperties":false};

function validate527(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="LeadStatusChangedData" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate527.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.projectId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "projectId"},message:"must have required property '"+"projectId"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.leadId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "leadId"},message:"must have required property '"+"leadId"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
if(data.field === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "field"},message:"must have required property '"+"field"+"'"};
(vErrors ??= []).push(err2);
errors++;
}
if(data.from === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "from"},message:"must have required property '"+"from"+"'"};
(vErrors ??= []).push(err3);
errors++;
}
if(data.to === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "to"},message:"must have required property '"+"to"+"'"};
(vErrors ??= []).push(err4);
errors++;
}
for(const key0 in data){
if(!(func2.call(schema215.properties, key0))){
const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.projectId !== undefined){
if(!(validate55(data.projectId, {instancePath:instancePath+"/projectId",parentData:data,parentDataProperty:"projectId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
}
}
if(data.leadId !== undefined){
if(!(validate106(data.leadId, {instancePath:instancePath+"/leadId",parentData:data,parentDataProperty:"leadId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate106.errors : vErrors.concat(validate106.errors);
errors = vErrors.length;
}
}
if(data.field !== undefined){
let data2 = data.field;
if(typeof data2 !== "string"){
const err6 = {instancePath:instancePath+"/field",schemaPath:"#/properties/field/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err6);
errors++;
}
if(!((data2 === "status") || (data2 === "stage"))){
const err7 = {instancePath:instancePath+"/field",schemaPath:"#/properties/field/enum",keyword:"enum",params:{allowedValues: schema215.properties.field.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err7);
errors++;
}
}
if(data.from !== undefined){
if(typeof data.from !== "string"){
const err8 = {instancePath:instancePath+"/from",schemaPath:"#/properties/from/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err8);
errors++;
}
}
if(data.to !== undefined){
if(typeof data.to !== "string"){
const err9 = {instancePath:instancePath+"/to",schemaPath:"#/properties/to/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err9);
errors++;
}
}
if(data.company !== undefined){
let data5 = data.company;
if((typeof data5 !== "string") && (data5 !== null)){
const err10 = {instancePath:instancePath+"/company",schemaPath:"#/properties/company/type",keyword:"type",params:{type: schema215.properties.company.type},message:"must be string,null"};
(vErrors ??= []).push(err10);
errors++;
}
}
if(data.email !== undefined){
let data6 = data.email;
if((typeof data6 !== "string") && (data6 !== null)){
const err11 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: schema215.properties.email.type},message:"must be string,null"};
(vErrors ??= []).push(err11);
errors++;
}
}
if(data.firstName !== undefined){
let data7 = data.firstName;
if((typeof data7 !== "string") && (data7 !== null)){
const err12 = {instancePath:instancePath+"/firstName",schemaPath:"#/properties/firstName/type",keyword:"type",params:{type: schema215.properties.firstName.type},message:"must be string,null"};
(vErrors ??= []).push(err12);
errors++;
}
}
if(data.lastName !== undefined){
let data8 = data.lastName;
if((typeof data8 !== "string") && (data8 !== null)){
const err13 = {instancePath:instancePath+"/lastName",schemaPath:"#/properties/lastName/type",keyword:"type",params:{type: schema215.properties.lastName.type},message:"must be string,null"};
(vErrors ??= []).push(err13);
errors++;
}
}
if(data.url !== undefined){
if(typeof data.url !== "string"){
const err14 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err14);
errors++;
}
}
}
else {
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err15);
errors++;
}
validate527.errors = vErrors;
return errors === 0;
}
validate527.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema216 = {"$id":"MeetingBookedData","type":"object","required":["projectId","leadId","start","end","timezone"],"properties":{"projectId":{"$ref":"ProjectId"},"leadId":{"$ref":"LeadId"},"start":{"type":"integer"},"end":{"type":"integer"},"timezone":{"type":"string"},"company":{"type":["string","null"]},"email":{"type":["string","null"]},"firstName":{"type":["string","null"]},"lastName":{"type":["string","null"]},"url":{"type":"string"}},"additionalProperties":false};

function validate530(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="MeetingBookedData" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate530.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.projectId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "projectId"},message:"must have required property '"+"projectId"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.leadId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "leadId"},message:"must have required property '"+"leadId"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
if(data.start === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "start"},message:"must have required property '"+"start"+"'"};
(vErrors ??= []).push(err2);
errors++;
}
if(data.end === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "end"},message:"must have required property '"+"end"+"'"};
(vErrors ??= []).push(err3);
errors++;
}
if(data.timezone === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "timezone"},message:"must have required property '"+"timezone"+"'"};
(vErrors ??= []).push(err4);
errors++;
}
for(const key0 in data){
if(!(func2.call(schema216.properties, key0))){
const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.projectId !== undefined){
if(!(validate55(data.projectId, {instancePath:instancePath+"/projectId",parentData:data,parentDataProperty:"projectId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
}
}
if(data.leadId !== undefined){
if(!(validate106(data.leadId, {instancePath:instancePath+"/leadId",parentData:data,parentDataProperty:"leadId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate106.errors : vErrors.concat(validate106.errors);
errors = vErrors.length;
}
}
if(data.start !== undefined){
let data2 = data.start;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err6 = {instancePath:instancePath+"/start",schemaPath:"#/properties/start/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.end !== undefined){
let data3 = data.end;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err7 = {instancePath:instancePath+"/end",schemaPath:"#/properties/end/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err7);
errors++;
}
}
if(data.timezone !== undefined){
if(typeof data.timezone !== "string"){
const err8 = {instancePath:instancePath+"/timezone",schemaPath:"#/properties/timezone/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err8);
errors++;
}
}
if(data.company !== undefined){
let data5 = data.company;
if((typeof data5 !== "string") && (data5 !== null)){
const err9 = {instancePath:instancePath+"/company",schemaPath:"#/properties/company/type",keyword:"type",params:{type: schema216.properties.company.type},message:"must be string,null"};
(vErrors ??= []).push(err9);
errors++;
}
}
if(data.email !== undefined){
let data6 = data.email;
if((typeof data6 !== "string") && (data6 !== null)){
const err10 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: schema216.properties.email.type},message:"must be string,null"};
(vErrors ??= []).push(err10);
errors++;
}
}
if(data.firstName !== undefined){
let data7 = data.firstName;
if((typeof data7 !== "string") && (data7 !== null)){
const err11 = {instancePath:instancePath+"/firstName",schemaPath:"#/properties/firstName/type",keyword:"type",params:{type: schema216.properties.firstName.type},message:"must be string,null"};
(vErrors ??= []).push(err11);
errors++;
}
}
if(data.lastName !== undefined){
let data8 = data.lastName;
if((typeof data8 !== "string") && (data8 !== null)){
const err12 = {instancePath:instancePath+"/lastName",schemaPath:"#/properties/lastName/type",keyword:"type",params:{type: schema216.properties.lastName.type},message:"must be string,null"};
(vErrors ??= []).push(err12);
errors++;
}
}
if(data.url !== undefined){
if(typeof data.url !== "string"){
const err13 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err13);
errors++;
}
}
}
else {
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err14);
errors++;
}
validate530.errors = vErrors;
return errors === 0;
}
validate530.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema217 = {"$id":"MessageSentData","type":"object","required":["projectId","leadId","messageId"],"properties":{"projectId":{"$ref":"ProjectId"},"leadId":{"$ref":"LeadId"},"messageId":{"$ref":"MessageId"},"company":{"type":["string","null"]},"email":{"type":["string","null"]},"firstName":{"type":["string","null"]},"lastName":{"type":["string","null"]},"runId":{"$ref":"RunId"},"url":{"type":"string"}},"additionalProperties":false};

function validate533(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="MessageSentData" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate533.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.projectId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "projectId"},message:"must have required property '"+"projectId"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.leadId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "leadId"},message:"must have required property '"+"leadId"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
if(data.messageId === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "messageId"},message:"must have required property '"+"messageId"+"'"};
(vErrors ??= []).push(err2);
errors++;
}
for(const key0 in data){
if(!(func2.call(schema217.properties, key0))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.projectId !== undefined){
if(!(validate55(data.projectId, {instancePath:instancePath+"/projectId",parentData:data,parentDataProperty:"projectId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
}
}
if(data.leadId !== undefined){
if(!(validate106(data.leadId, {instancePath:instancePath+"/leadId",parentData:data,parentDataProperty:"leadId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate106.errors : vErrors.concat(validate106.errors);
errors = vErrors.length;
}
}
if(data.messageId !== undefined){
if(!(validate323(data.messageId, {instancePath:instancePath+"/messageId",parentData:data,parentDataProperty:"messageId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate323.errors : vErrors.concat(validate323.errors);
errors = vErrors.length;
}
}
if(data.company !== undefined){
let data3 = data.company;
if((typeof data3 !== "string") && (data3 !== null)){
const err4 = {instancePath:instancePath+"/company",schemaPath:"#/properties/company/type",keyword:"type",params:{type: schema217.properties.company.type},message:"must be string,null"};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.email !== undefined){
let data4 = data.email;
if((typeof data4 !== "string") && (data4 !== null)){
const err5 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: schema217.properties.email.type},message:"must be string,null"};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.firstName !== undefined){
let data5 = data.firstName;
if((typeof data5 !== "string") && (data5 !== null)){
const err6 = {instancePath:instancePath+"/firstName",schemaPath:"#/properties/firstName/type",keyword:"type",params:{type: schema217.properties.firstName.type},message:"must be string,null"};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.lastName !== undefined){
let data6 = data.lastName;
if((typeof data6 !== "string") && (data6 !== null)){
const err7 = {instancePath:instancePath+"/lastName",schemaPath:"#/properties/lastName/type",keyword:"type",params:{type: schema217.properties.lastName.type},message:"must be string,null"};
(vErrors ??= []).push(err7);
errors++;
}
}
if(data.runId !== undefined){
if(!(validate271(data.runId, {instancePath:instancePath+"/runId",parentData:data,parentDataProperty:"runId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate271.errors : vErrors.concat(validate271.errors);
errors = vErrors.length;
}
}
if(data.url !== undefined){
if(typeof data.url !== "string"){
const err8 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err8);
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err9);
errors++;
}
validate533.errors = vErrors;
return errors === 0;
}
validate533.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema218 = {"$id":"ReplyReceivedData","type":"object","required":["projectId","inboundMessageId","leadId","email","company","campaignId","from","subject","classification"],"properties":{"projectId":{"$ref":"ProjectId"},"inboundMessageId":{"$ref":"MessageId"},"leadId":{"$ref":"LeadId"},"email":{"type":["string","null"]},"company":{"type":["string","null"]},"campaignId":{"oneOf":[{"$ref":"CampaignId"},{"type":"null"}]},"from":{"type":"string"},"subject":{"type":"string"},"classification":{"type":["string","null"]},"firstName":{"type":["string","null"]},"lastName":{"type":["string","null"]},"url":{"type":"string"}},"additionalProperties":false};

function validate538(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="ReplyReceivedData" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate538.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.projectId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "projectId"},message:"must have required property '"+"projectId"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.inboundMessageId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "inboundMessageId"},message:"must have required property '"+"inboundMessageId"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
if(data.leadId === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "leadId"},message:"must have required property '"+"leadId"+"'"};
(vErrors ??= []).push(err2);
errors++;
}
if(data.email === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "email"},message:"must have required property '"+"email"+"'"};
(vErrors ??= []).push(err3);
errors++;
}
if(data.company === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "company"},message:"must have required property '"+"company"+"'"};
(vErrors ??= []).push(err4);
errors++;
}
if(data.campaignId === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "campaignId"},message:"must have required property '"+"campaignId"+"'"};
(vErrors ??= []).push(err5);
errors++;
}
if(data.from === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "from"},message:"must have required property '"+"from"+"'"};
(vErrors ??= []).push(err6);
errors++;
}
if(data.subject === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "subject"},message:"must have required property '"+"subject"+"'"};
(vErrors ??= []).push(err7);
errors++;
}
if(data.classification === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "classification"},message:"must have required property '"+"classification"+"'"};
(vErrors ??= []).push(err8);
errors++;
}
for(const key0 in data){
if(!(func2.call(schema218.properties, key0))){
const err9 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err9);
errors++;
}
}
if(data.projectId !== undefined){
if(!(validate55(data.projectId, {instancePath:instancePath+"/projectId",parentData:data,parentDataProperty:"projectId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
}
}
if(data.inboundMessageId !== undefined){
if(!(validate323(data.inboundMessageId, {instancePath:instancePath+"/inboundMessageId",parentData:data,parentDataProperty:"inboundMessageId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate323.errors : vErrors.concat(validate323.errors);
errors = vErrors.length;
}
}
if(data.leadId !== undefined){
if(!(validate106(data.leadId, {instancePath:instancePath+"/leadId",parentData:data,parentDataProperty:"leadId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate106.errors : vErrors.concat(validate106.errors);
errors = vErrors.length;
}
}
if(data.email !== undefined){
let data3 = data.email;
if((typeof data3 !== "string") && (data3 !== null)){
const err10 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: schema218.properties.email.type},message:"must be string,null"};
(vErrors ??= []).push(err10);
errors++;
}
}
if(data.company !== undefined){
let data4 = data.company;
if((typeof data4 !== "string") && (data4 !== null)){
const err11 = {instancePath:instancePath+"/company",schemaPath:"#/properties/company/type",keyword:"type",params:{type: schema218.properties.company.type},message:"must be string,null"};
(vErrors ??= []).push(err11);
errors++;
}
}
if(data.campaignId !== undefined){
let data5 = data.campaignId;
const _errs10 = errors;
let valid1 = false;
let passing0 = null;
const _errs11 = errors;
if(!(validate102(data5, {instancePath:instancePath+"/campaignId",parentData:data,parentDataProperty:"campaignId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate102.errors : vErrors.concat(validate102.errors);
errors = vErrors.length;
}
var _valid0 = _errs11 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs12 = errors;
if(data5 !== null){
const err12 = {instancePath:instancePath+"/campaignId",schemaPath:"#/properties/campaignId/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
(vErrors ??= []).push(err12);
errors++;
}
var _valid0 = _errs12 === errors;
if(_valid0 && valid1){
valid1 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid1 = true;
passing0 = 1;
}
}
if(!valid1){
const err13 = {instancePath:instancePath+"/campaignId",schemaPath:"#/properties/campaignId/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
(vErrors ??= []).push(err13);
errors++;
}
else {
errors = _errs10;
if(vErrors !== null){
if(_errs10){
vErrors.length = _errs10;
}
else {
vErrors = null;
}
}
}
}
if(data.from !== undefined){
if(typeof data.from !== "string"){
const err14 = {instancePath:instancePath+"/from",schemaPath:"#/properties/from/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err14);
errors++;
}
}
if(data.subject !== undefined){
if(typeof data.subject !== "string"){
const err15 = {instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err15);
errors++;
}
}
if(data.classification !== undefined){
let data8 = data.classification;
if((typeof data8 !== "string") && (data8 !== null)){
const err16 = {instancePath:instancePath+"/classification",schemaPath:"#/properties/classification/type",keyword:"type",params:{type: schema218.properties.classification.type},message:"must be string,null"};
(vErrors ??= []).push(err16);
errors++;
}
}
if(data.firstName !== undefined){
let data9 = data.firstName;
if((typeof data9 !== "string") && (data9 !== null)){
const err17 = {instancePath:instancePath+"/firstName",schemaPath:"#/properties/firstName/type",keyword:"type",params:{type: schema218.properties.firstName.type},message:"must be string,null"};
(vErrors ??= []).push(err17);
errors++;
}
}
if(data.lastName !== undefined){
let data10 = data.lastName;
if((typeof data10 !== "string") && (data10 !== null)){
const err18 = {instancePath:instancePath+"/lastName",schemaPath:"#/properties/lastName/type",keyword:"type",params:{type: schema218.properties.lastName.type},message:"must be string,null"};
(vErrors ??= []).push(err18);
errors++;
}
}
if(data.url !== undefined){
if(typeof data.url !== "string"){
const err19 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err19);
errors++;
}
}
}
else {
const err20 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err20);
errors++;
}
validate538.errors = vErrors;
return errors === 0;
}
validate538.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate543(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="TestPingData" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate543.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err1);
errors++;
}
validate543.errors = vErrors;
return errors === 0;
}
validate543.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const validators = {
  'projects.list': { args: validate52, value: validate53 },
  'projects.get': { args: validate58, value: validate60 },
  'projects.updateContext': { args: validate68, value: validate60 },
  'knowledge.get': { args: validate70, value: validate72 },
  'knowledge.set': { args: validate74, value: validate72 },
  'knowledge.append': { args: validate76, value: validate72 },
  'brain.list': { args: validate78, value: validate82 },
  'brain.add': { args: validate89, value: validate83 },
  'brain.update': { args: validate92, value: validate83 },
  'brain.remove': { args: validate95, value: validate98 },
  'leads.list': { args: validate100, value: validate104 },
  'leads.get': { args: validate118, value: validate120 },
  'leads.add': { args: validate136, value: validate140 },
  'leads.addBatch': { args: validate148, value: validate152 },
  'leads.update': { args: validate156, value: validate105 },
  'leads.enrich': { args: validate159, value: validate161 },
  'leads.enrichBatch': { args: validate165, value: validate168 },
  'leads.addAlias': { args: validate172, value: validate105 },
  'leads.addTag': { args: validate174, value: validate105 },
  'leads.merge': { args: validate176, value: validate179 },
  'leads.delete': { args: validate182, value: validate184 },
  'leads.deleteBatch': { args: validate186, value: validate188 },
  'campaigns.list': { args: validate192, value: validate194 },
  'campaigns.get': { args: validate201, value: validate203 },
  'campaigns.create': { args: validate215, value: validate195 },
  'campaigns.update': { args: validate217, value: validate195 },
  'campaigns.stats': { args: validate219, value: validate221 },
  'campaigns.addLeads': { args: validate223, value: validate226 },
  'campaigns.addLeadsByTag': { args: validate231, value: validate234 },
  'campaigns.addRule': { args: validate236, value: validate239 },
  'campaigns.messageStructure': { args: validate243, value: validate245 },
  'campaigns.setMessageStructure': { args: validate251, value: validate245 },
  'campaigns.lockMessageStructure': { args: validate257, value: validate245 },
  'company.lookup': { args: validate259, value: validate260 },
  'engine.start': { args: validate267, value: validate270 },
  'runs.list': { args: validate277, value: validate279 },
  'runs.status': { args: validate299, value: validate301 },
  'runs.leads': { args: validate314, value: validate316 },
  'runs.rename': { args: validate345, value: validate280 },
  'runs.archive': { args: validate347, value: validate280 },
  'runs.detach': { args: validate349, value: validate352 },
  'runs.confirmCompanies': { args: validate356, value: validate361 },
  'runs.startFromLeads': { args: validate368, value: validate371 },
  'material.import': { args: validate380, value: validate389 },
  'drafts.update': { args: validate402, value: validate322 },
  'drafts.remove': { args: validate404, value: validate322 },
  'messages.byLead': { args: validate406, value: validate408 },
  'messages.byProject': { args: validate410, value: validate408 },
  'messages.approve': { args: validate412, value: validate322 },
  'messages.generate': { args: validate414, value: validate322 },
  'flows.list': { args: validate417, value: validate419 },
  'flows.create': { args: validate448, value: validate420 },
  'flows.update': { args: validate454, value: validate420 },
  'flows.delete': { args: validate458, value: validate460 },
  'flows.setEnabled': { args: validate462, value: validate420 },
  'flows.runs': { args: validate464, value: validate466 },
  'flows.saveSkill': { args: validate475, value: validate435 },
  'connectors.list': { args: validate478, value: validate480 },
  'connectors.create': { args: validate490, value: validate481 },
  'connectors.delete': { args: validate493, value: validate495 },
  'connectors.sync': { args: validate497, value: validate499 },
  'credits.info': { args: validate503, value: validate504 },
};

export const uploadValidators = {
  'material.upload': validate505,
};

export const eventValidators = {
  'campaign.completed': validate507,
  'credits.low': validate511,
  'draft.failed': validate512,
  'draft.ready': validate516,
  'flow.notified': validate521,
  'lead.added': validate524,
  'lead.status_changed': validate527,
  'meeting.booked': validate530,
  'message.sent': validate533,
  'reply.received': validate538,
  'test.ping': validate543,
};
