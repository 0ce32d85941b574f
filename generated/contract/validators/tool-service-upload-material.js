// @generated from openapi.yaml and registry.yaml by npm run codegen

import { validateStoredFile } from './components.js';
import { mostErrors, ucs2length } from './runtime.js';

function validateServiceUploadMaterialToolArguments(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){let vErrors = null;let errors = 0;if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},message:"must have required property '"+"path"+"'"});errors++;}
const key0Most = errors + mostErrors;
for(const key0 in data){if(errors >= key0Most) break;if(!((((key0 === "path") || (key0 === "base64")) || (key0 === "mimeType")) || (key0 === "text"))){(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});errors++;}}
if(data.path !== undefined){let data0 = data.path;if(typeof data0 === "string"){if(ucs2length(data0) > 1024){(vErrors ??= []).push({instancePath:instancePath+"/path",schemaPath:"#/properties/path/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"});errors++;}if(ucs2length(data0) < 1){(vErrors ??= []).push({instancePath:instancePath+"/path",schemaPath:"#/properties/path/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});errors++;}}else {(vErrors ??= []).push({instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}}
if(data.base64 !== undefined){if(typeof data.base64 !== "string"){(vErrors ??= []).push({instancePath:instancePath+"/base64",schemaPath:"#/properties/base64/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}}
if(data.mimeType !== undefined){let data2 = data.mimeType;if(typeof data2 === "string"){if(ucs2length(data2) > 200){(vErrors ??= []).push({instancePath:instancePath+"/mimeType",schemaPath:"#/properties/mimeType/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"});errors++;}if(ucs2length(data2) < 1){(vErrors ??= []).push({instancePath:instancePath+"/mimeType",schemaPath:"#/properties/mimeType/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});errors++;}}else {(vErrors ??= []).push({instancePath:instancePath+"/mimeType",schemaPath:"#/properties/mimeType/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}}
if(data.text !== undefined){if(typeof data.text !== "string"){(vErrors ??= []).push({instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}}}else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}validateServiceUploadMaterialToolArguments.errors = vErrors;return errors === 0;}
validateServiceUploadMaterialToolArguments.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export {
  validateServiceUploadMaterialToolArguments as args,
  validateStoredFile as value,
};
